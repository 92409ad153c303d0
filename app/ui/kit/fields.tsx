import { useState } from "react";
import { Button } from "../button";
import { CardRadioGroup } from "../fields/card-radio-group";
import { CheckboxField } from "../fields/checkbox-field";
import { ErrorSummary } from "../fields/error-summary";
import { FileDrop } from "../fields/file-drop";
import { RadioGroup } from "../fields/radio-group";
import { SelectField } from "../fields/select-field";
import { TextAreaField, TextField } from "../fields/text-field";
import { KitExample, KitSection } from "./kit-section";

const states = [
  { value: "MT", label: "Montana" },
  { value: "ND", label: "North Dakota" },
  { value: "TX", label: "Texas" },
];

/** Form fields in all states. */
// oxlint-disable-next-line max-lines-per-function -- a page of the kit: one example after the other
export function KitFields() {
  const [attempt, setAttempt] = useState(0);
  return (
    <KitSection
      title="Fields"
      note="Label above, help and error below, tied to the field for every reader. Native controls bring the right keyboard."
    >
      <KitExample name="Text and select">
        <div className="grid gap-6 md:grid-cols-2">
          <TextField name="first-name" label="First name" required autoComplete="off" />
          <TextField name="company" label="Company" help="Shown on the shipping label" autoComplete="off" />
          <TextField
            name="phone"
            label="Phone"
            required
            defaultValue="406 555"
            error="Please enter 10 digits"
          />
          <TextField name="disabled" label="Country" required defaultValue="United States" disabled />
          <SelectField name="state" label="State" required options={states} placeholder="Choose a state" />
          <SelectField
            name="state-error"
            label="State"
            required
            options={states}
            error="This field is required"
          />
          <TextAreaField name="notes" label="Notes" rows={3} />
        </div>
      </KitExample>
      <KitExample name="Check and choose">
        <div className="grid gap-8 md:grid-cols-2">
          <div>
            <CheckboxField name="same" label="Shipping address is the same as billing" defaultChecked />
            <CheckboxField
              name="terms"
              label="I have read the terms"
              error="This field is required"
              required
            />
            <CheckboxField name="off" label="Not available" disabled />
          </div>
          <RadioGroup
            name="room"
            legend="Which room is it for?"
            defaultValue="kitchen"
            options={[
              { value: "kitchen", label: "Kitchen" },
              { value: "laundry", label: "Laundry", description: "Sinks and tall units" },
              { value: "garage", label: "Garage", disabled: true },
            ]}
          />
        </div>
      </KitExample>
      <KitExample name="Card radio">
        <div className="max-w-2xl">
          <CardRadioGroup
            name="shipping"
            legend="Shipping method"
            defaultValue="standard"
            options={[
              {
                value: "standard",
                label: "Standard",
                description: "5 to 7 working days",
                sideContent: "$9.95",
              },
              {
                value: "expedited",
                label: "Expedited",
                description: "2 working days",
                sideContent: "$14.95",
                details: <p className="text-sm text-ink-soft">Charged per sample to Alaska and Hawaii.</p>,
              },
              {
                value: "pickup",
                label: "Pick up in Sidney",
                description: "Closed for stocktaking",
                disabled: true,
              },
            ]}
          />
        </div>
      </KitExample>
      <KitExample name="File drop">
        <div className="max-w-2xl">
          <FileDrop
            name="sketch"
            label="Sketch or photo of the room"
            multiple
            help="PNG, JPG or PDF, 10 MB at most"
          />
        </div>
      </KitExample>
      <KitExample name="Error summary">
        <div className="flex max-w-2xl flex-col items-start gap-5">
          <Button variant="secondary" onClick={() => setAttempt(attempt + 1)}>
            Send an empty form
          </Button>
          <div className="w-full">
            <ErrorSummary
              attempt={attempt}
              errors={
                attempt === 0
                  ? []
                  : [
                      { fieldId: "summary-email", message: "This field is required", label: "Email" },
                      { fieldId: "summary-zip", message: "This field is required", label: "ZIP code" },
                    ]
              }
            />
          </div>
          <div className="grid w-full gap-6 md:grid-cols-2">
            <TextField
              id="summary-email"
              name="email"
              label="Email"
              type="email"
              required
              autoComplete="off"
            />
            <TextField
              id="summary-zip"
              name="zip"
              label="ZIP code"
              inputMode="numeric"
              required
              autoComplete="off"
            />
          </div>
        </div>
      </KitExample>
    </KitSection>
  );
}
