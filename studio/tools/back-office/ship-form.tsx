import { Button, Flex, Heading, Select, Stack, Text, TextInput } from "@sanity/ui";
import { useState } from "react";
import { type Carrier, carrierNames, carriers } from "../../../app/kernel/carriers";
import { formatDollars } from "../parts/format";
import { LabeledField } from "../parts/labeled-field";
import type { OrderAction } from "./orders-api";

type ShipFormProps = {
  /** True when the order has a package already. */
  readonly isRepeated: boolean;
  readonly email: string;
  /** Balance of the order, in dollars. */
  readonly due: number;
  readonly busy: boolean;
  /** Resolves to true when the package was recorded. */
  readonly onShip: (action: OrderAction) => Promise<boolean>;
};

/** Form that ships an order; a second step confirms it, because the customer gets an email. */
export function ShipForm({ isRepeated, email, due, busy, onShip }: ShipFormProps) {
  const [carrier, setCarrier] = useState<Carrier>(carriers[0]);
  const [carrierName, setCarrierName] = useState("");
  const [trackingNumber, setTrackingNumber] = useState("");
  const [isConfirming, setConfirming] = useState(false);
  const isReady = trackingNumber.trim() !== "" && (carrier !== "other" || carrierName.trim() !== "");
  const ship = async () => {
    setConfirming(false);
    if (await onShip({ action: "ship", carrier, carrierName, trackingNumber })) setTrackingNumber("");
  };
  return (
    <Stack space={4} data-off-paper="">
      <Heading as="h3" size={1}>
        {isRepeated ? "Ship another package" : "Ship this order"}
      </Heading>
      <Flex gap={3} wrap="wrap" align="flex-end">
        <LabeledField title="Carrier">
          {(id) => (
            <CarrierSelect id={id} carrier={carrier} isDisabled={isConfirming} onChoose={setCarrier} />
          )}
        </LabeledField>
        {carrier === "other" ? (
          <LabeledField title="Carrier's name">
            {(id) => (
              <TextInput
                id={id}
                value={carrierName}
                readOnly={isConfirming}
                onChange={(event) => setCarrierName(event.currentTarget.value)}
              />
            )}
          </LabeledField>
        ) : null}
        <LabeledField title="Tracking number">
          {(id) => (
            <TextInput
              id={id}
              value={trackingNumber}
              readOnly={isConfirming}
              onChange={(event) => setTrackingNumber(event.currentTarget.value)}
            />
          )}
        </LabeledField>
        {isConfirming ? null : (
          <Button
            text="Ship"
            tone="primary"
            disabled={!isReady || busy}
            onClick={() => setConfirming(true)}
          />
        )}
      </Flex>
      {isConfirming ? (
        <Stack space={3}>
          <Text size={1} style={{ overflowWrap: "anywhere" }}>
            The tracking number goes to {email} by email.
            {due > 0 ? ` ${formatDollars(due)} of this order is still due.` : ""}
          </Text>
          <Flex gap={2} wrap="wrap">
            <Button text="Yes, ship it" tone="primary" disabled={busy} onClick={() => void ship()} />
            <Button text="Not now" mode="bleed" onClick={() => setConfirming(false)} />
          </Flex>
        </Stack>
      ) : null}
    </Stack>
  );
}

type CarrierSelectProps = {
  readonly id: string;
  readonly carrier: Carrier;
  readonly isDisabled: boolean;
  readonly onChoose: (carrier: Carrier) => void;
};

function CarrierSelect({ id, carrier, isDisabled, onChoose }: CarrierSelectProps) {
  return (
    <Select
      id={id}
      value={carrier}
      disabled={isDisabled}
      onChange={({ currentTarget }) =>
        onChoose(carriers.find((name) => name === currentTarget.value) ?? carriers[0])
      }
    >
      {carriers.map((name) => (
        <option key={name} value={name}>
          {carrierNames[name]}
        </option>
      ))}
    </Select>
  );
}
