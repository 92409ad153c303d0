import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { aliveEvent } from "~/kernel/alive";
import { lendTabStorage } from "~/ui/page-storage";

lendTabStorage();
void dataHasCome().then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
  window.dispatchEvent(new Event(aliveEvent));
});

/**
 * RemixBrowser throws the promise of its data before it uses any hook. Were it thrown while React renders, a press at
 * that moment would stop the hydration for good (React's error 345), so it is waited for first.
 */
async function dataHasCome(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    await thrown;
  }
}
