import { useState } from "react";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/fields/checkbox-field";
import { Dialog } from "~/ui/overlays/dialog";
import { type ConsentCategory, consentCategories } from "./consent";
import { consentTexts as texts } from "./consent.messages";
import { readConsent, saveConsent } from "./consent-store";

/** CONS-003: the dialog with a switch for each category. */
export function ConsentPreferences({ onClose }: { readonly onClose: () => void }) {
  const [allowed, setAllowed] = useState<readonly ConsentCategory[]>(() => readConsent().choice);
  const save = (choice: readonly ConsentCategory[]) => {
    saveConsent(choice);
    onClose();
  };
  const toggle = (category: ConsentCategory, isOn: boolean) =>
    setAllowed(consentCategories.filter((one) => (one === category ? isOn : allowed.includes(one))));
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={readConsent().state === "signal" ? texts.signal : undefined}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => save(allowed)}>{texts.save}</Button>
          <Button variant="secondary" onClick={() => save(consentCategories)}>
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
        {consentCategories.map((category) => (
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
