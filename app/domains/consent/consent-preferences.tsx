import { useState } from "react";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { Dialog } from "~/ui/dialog";
import { type Category, categories } from "./consent";
import { consentTexts as texts } from "./consent.messages";
import { choose, readConsent } from "./consent-store";

/** CONS-003: what is allowed, category by category. */
export function ConsentPreferences({ onClose }: { readonly onClose: () => void }) {
  const [allowed, setAllowed] = useState<readonly Category[]>(() => readConsent().choice);
  const save = (choice: readonly Category[]) => {
    choose(choice);
    onClose();
  };
  const toggle = (category: Category, isOn: boolean) =>
    setAllowed(categories.filter((one) => (one === category ? isOn : allowed.includes(one))));
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={readConsent().state === "signal" ? texts.signal : undefined}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => save(allowed)}>{texts.save}</Button>
          <Button variant="secondary" onClick={() => save(categories)}>
            {texts.acceptAll}
          </Button>
          <Button variant="text" onClick={() => save([])}>
            {texts.rejectAll}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <CheckboxField name="necessary" {...texts.categories.necessary} checked disabled readOnly />
        {categories.map((category) => (
          <CheckboxField
            key={category}
            name={category}
            {...texts.categories[category]}
            checked={allowed.includes(category)}
            onChange={(event) => toggle(category, event.target.checked)}
          />
        ))}
      </div>
    </Dialog>
  );
}
