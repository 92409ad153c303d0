import type { FromChallenge } from "./challenge-messages.ts";

const opener = document.querySelector("main")?.dataset.opener ?? "";
const tick = document.querySelector<HTMLInputElement>("#person");
const errorElement = document.querySelector(".error");
const postMessage = (message: FromChallenge) => window.parent.postMessage(message, opener);

async function answer(visitor: "person" | "program"): Promise<void> {
  const params = new URLSearchParams({ as: visitor, co: opener });
  const response = await fetch(`/recaptcha/api2/userverify?${params}`, { method: "POST" });
  const { token } = await response.json();
  postMessage({ recaptcha: "answered", token });
}

const start = (visitor: "person" | "program") => {
  answer(visitor).catch(() => {
    if (tick) tick.checked = false;
    if (errorElement) errorElement.textContent = "Could not connect. Please try again.";
  });
};
tick?.addEventListener("change", () => tick.checked && start("person"));
document.querySelector("#program")?.addEventListener("click", () => start("program"));
document.querySelector("#close")?.addEventListener("click", () => postMessage({ recaptcha: "closed" }));
document.addEventListener("keydown", ({ key }) => key === "Escape" && postMessage({ recaptcha: "closed" }));
tick?.focus();
