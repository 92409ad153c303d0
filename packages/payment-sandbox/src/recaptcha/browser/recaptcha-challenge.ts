import type { FromChallenge } from "./challenge-talk.ts";

const opener = document.querySelector("main")?.dataset.opener ?? "";
const tick = document.querySelector<HTMLInputElement>("#person");
const complaint = document.querySelector(".error");
const say = (message: FromChallenge) => window.parent.postMessage(message, opener);

async function answer(as: "person" | "program"): Promise<void> {
  const asked = new URLSearchParams({ as, co: opener });
  const response = await fetch(`/recaptcha/api2/userverify?${asked}`, { method: "POST" });
  const { token } = await response.json();
  say({ recaptcha: "answered", token });
}

const start = (as: "person" | "program") => {
  answer(as).catch(() => {
    if (tick) tick.checked = false;
    if (complaint) complaint.textContent = "Could not connect. Please try again.";
  });
};
tick?.addEventListener("change", () => tick.checked && start("person"));
document.querySelector("#program")?.addEventListener("click", () => start("program"));
document.querySelector("#close")?.addEventListener("click", () => say({ recaptcha: "closed" }));
document.addEventListener("keydown", ({ key }) => key === "Escape" && say({ recaptcha: "closed" }));
tick?.focus();
