import { useState } from "react";
import { StatusLabel } from "~/domains/orders/views/status-label";
import { paths } from "~/kernel/paths";
import { addressBadge } from "~/kernel/statuses/status-badges";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Alert } from "~/ui/feedback/alert";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Link } from "~/ui/link";
import { Dialog } from "~/ui/overlays/dialog";
import { accountMessages } from "../account.messages";
import { AddressCard } from "./address-card";
import { requestAddressDeletion } from "./delete-address";
import type { SavedAddress } from "./saved-address";

/** The address book. A deleted address disappears at once (ACCT-008). */
export function AddressList({ addresses }: { readonly addresses: readonly SavedAddress[] }) {
  const [deletedIds, setDeletedIds] = useState<readonly string[]>([]);
  const [addressToDelete, setAddressToDelete] = useState<SavedAddress | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const visibleAddresses = addresses.filter(({ id }) => !deletedIds.includes(id));
  const remove = async ({ id }: SavedAddress) => {
    setBusy(true);
    const message = await requestAddressDeletion(id);
    setBusy(false);
    setAddressToDelete(null);
    setProblem(message);
    if (message === null) setDeletedIds((previous) => [...previous, id]);
  };
  return (
    <>
      {problem ? (
        <Alert type="error" className="mb-6" onRemove={() => setProblem(null)}>
          {problem}
        </Alert>
      ) : null}
      {visibleAddresses.length === 0 ? (
        <EmptyState
          title={accountMessages.noAddresses}
          text="Add one and checkout will fill it in for you."
        />
      ) : (
        <ul className="grid gap-5 md:grid-cols-2">
          {visibleAddresses.map((address) => (
            <li key={address.id}>
              <Entry address={address} onDelete={() => setAddressToDelete(address)} />
            </li>
          ))}
        </ul>
      )}
      <DeleteQuestion
        address={addressToDelete}
        busy={busy}
        onClose={() => setAddressToDelete(null)}
        onDelete={(address) => void remove(address)}
      />
    </>
  );
}

type EntryProps = { readonly address: SavedAddress; readonly onDelete: () => void };

function Entry({ address, onDelete }: EntryProps) {
  const name = `${address.street1}, ${address.city}`;
  const recipient = `${address.firstName} ${address.lastName}`;
  return (
    <AddressCard title={recipient} name={`${recipient}, ${name}`} heading="h2" address={address}>
      <span className="flex w-full flex-wrap gap-2 empty:hidden">
        {isPrimary(address) ? <StatusLabel badge={addressBadge("primary")} /> : null}
        {address.isDefaultShipping ? <Badge tone="info">Default shipping</Badge> : null}
        {address.isDefaultBilling ? <Badge tone="info">Default billing</Badge> : null}
      </span>
      <Link to={paths.account.addressEdit(address.id)} className="flex min-h-11 items-center text-sm">
        Edit<span className="sr-only"> {name}</span>
      </Link>
      <Button variant="text" className="needs-script" onClick={onDelete}>
        Delete<span className="sr-only"> {name}</span>
      </Button>
    </AddressCard>
  );
}

function isPrimary({ isDefaultShipping, isDefaultBilling }: SavedAddress): boolean {
  return isDefaultShipping || isDefaultBilling;
}

type QuestionProps = {
  readonly address: SavedAddress | null;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onDelete: (address: SavedAddress) => void;
};

function DeleteQuestion({ address, busy, onClose, onDelete }: QuestionProps) {
  return (
    <Dialog
      open={address !== null}
      onClose={onClose}
      title="Delete this address?"
      footer={
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={() => address && onDelete(address)}>
            Delete address
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
        </div>
      }
    >
      <p>{address ? `${address.street1}, ${address.city}. ` : ""}Past orders keep it on their receipts.</p>
    </Dialog>
  );
}
