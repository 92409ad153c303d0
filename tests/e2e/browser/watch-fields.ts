import type { Locator } from "@playwright/test";

/** Marks the page as soon as a checkbox or radio is unchecked or painted unchecked, even for a moment. */
export async function flagUnchecking(box: Locator): Promise<void> {
  await box.evaluate((box: HTMLInputElement) => {
    const checked = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "checked");
    Object.defineProperty(HTMLInputElement.prototype, "checked", {
      ...checked,
      set(isChecked: boolean) {
        if (this === box && !isChecked) document.documentElement.dataset.unticked = "seen";
        checked?.set?.call(this, isChecked);
      },
    });
    const look = () => {
      if (!box.checked) document.documentElement.dataset.unticked = "seen";
      if (box.isConnected) requestAnimationFrame(look);
    };
    look();
  });
}

/** Marks the page as soon as a script empties a field, even for a moment. A typing visitor would lose text. */
export async function flagClearing(field: Locator): Promise<void> {
  await field.evaluate((field: HTMLInputElement) => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
    Object.defineProperty(HTMLInputElement.prototype, "value", {
      ...value,
      set(text: string) {
        if (this === field && text === "") document.documentElement.dataset.emptied = "seen";
        value?.set?.call(this, text);
      },
    });
  });
}
