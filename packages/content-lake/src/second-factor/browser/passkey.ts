import { browserSupportsWebAuthn, startAuthentication, startRegistration } from "@simplewebauthn/browser";

/** Form that uses or creates a passkey; the server writes the WebAuthn options into `data-options`. */
const form = document.querySelector<HTMLFormElement>("form[data-passkey]");
const problem = document.querySelector<HTMLElement>("[data-passkey-problem]");

if (form) {
  form.hidden = false;
  if (!browserSupportsWebAuthn()) refuse("This browser doesn't support passkeys.");
  else if (location.origin !== form.dataset.origin)
    refuse(`Passkeys only work at ${form.dataset.origin ?? "the shop's own address"}.`);
  else form.addEventListener("submit", (event) => void submit(event, form));
}

async function submit(event: SubmitEvent, passkeyForm: HTMLFormElement): Promise<void> {
  event.preventDefault();
  show("");
  const optionsJSON = JSON.parse(passkeyForm.dataset.options ?? "null");
  try {
    const answer =
      passkeyForm.dataset.passkey === "register"
        ? await startRegistration({ optionsJSON })
        : await startAuthentication({ optionsJSON });
    const field = passkeyForm.querySelector<HTMLInputElement>('input[name="answer"]');
    if (field) field.value = JSON.stringify(answer);
    passkeyForm.submit();
  } catch (error) {
    const isKnown = error instanceof Error && error.name === "InvalidStateError";
    show(isKnown ? "This device already has a passkey here." : "The passkey wasn't used. Please try again.");
  }
}

function refuse(text: string): void {
  show(text);
  for (const button of form?.querySelectorAll("button") ?? []) button.disabled = true;
}

function show(text: string): void {
  if (!problem) return;
  problem.textContent = text;
  problem.hidden = text === "";
}
