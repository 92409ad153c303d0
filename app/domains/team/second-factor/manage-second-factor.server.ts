import type { Db } from "#db/client.server";
import { newId } from "~/kernel/ids";
import { err, ok, type Result } from "~/kernel/result";
import type { Clock } from "~/kernel/time/clock";
import type { StaffRole } from "../member";
import { findMember, lockTeam } from "../team.store.server";
import {
  type Authenticator,
  authenticatorKindNames,
  maxAuthenticators,
  setupValidityMinutes,
} from "./authenticator";
import {
  confirmAuthenticator,
  deleteAuthenticator,
  deleteSecondFactor,
  deleteTotpSetups,
  findTotpSetup,
  insertAuthenticator,
  listAuthenticators,
  listFactorRoles,
  replaceRecoveryCodes,
  type StoredAuthenticator,
  updateAuthenticatorName,
} from "./authenticator.store.server";
import { createPasskeyCreation, readNewPasskey } from "./passkeys.server";
import { recordFactorChange } from "./record-factor-change.server";
import { createRecoveryCodes, hashRecoveryCode } from "./recovery-codes.server";
import type { SecondFactorFailure } from "./second-factor.failures";
import { createTotpSecret, findTotpStep, openTotpSecret, sealTotpSecret, toTotpUrl } from "./totp.server";

export type SecondFactorServices = {
  readonly db: Db;
  readonly clock: Clock;
  /** SESSION_SECRET, from which the encryption key of TOTP secrets is derived. */
  readonly secret: string;
  readonly publicUrl: string;
};

/** The person whose second factor is changed. */
export type SecondFactorOwner = {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
  /** The id of the session or pending sign-in. */
  readonly holderId: string;
  /** Whether the sign-in is incomplete. Then only a first authenticator can be added. */
  readonly isEnrolling: boolean;
};

type ChangeResult<T> = Promise<Result<T, SecondFactorFailure>>;

/** New recovery codes for the first authenticator; null for later ones. */
export type AddedFactor = { readonly recoveryCodes: readonly string[] | null };

/**
 * Starts the setup of an authenticator app and returns its secret. An earlier unfinished setup becomes
 * invalid.
 */
export async function startTotpSetup(
  services: SecondFactorServices,
  owner: SecondFactorOwner,
  shopName: string,
) {
  const { db, clock, secret } = services;
  const [id, shared] = [newId(), createTotpSecret()];
  await db.transaction(async (tx) => {
    await lockTeam(tx);
    await deleteTotpSetups(tx, owner.id);
    const sealedSecret = sealTotpSecret(shared, owner.id, secret);
    await insertAuthenticator(tx, {
      ...{
        ...emptyAuthenticator,
        id,
        userId: owner.id,
        kind: "totp",
        name: "",
        sealedSecret,
        createdAt: clock.now(),
      },
    });
  });
  return { id, ...(await describeTotpSetup(services, owner, shared, shopName)) };
}

/** Returns the secret of an unfinished setup; null when it expired. */
export async function readTotpSetup(
  services: SecondFactorServices,
  owner: SecondFactorOwner,
  id: string,
  shopName: string,
) {
  const setup = await findTotpSetup(services.db, owner.id, id, getOldestSetupTime(services.clock));
  const shared = setup?.sealedSecret && openTotpSecret(setup.sealedSecret, owner.id, services.secret);
  return shared ? { id, ...(await describeTotpSetup(services, owner, shared, shopName)) } : null;
}

/** Finishes the setup of an authenticator app with one of its codes. */
export function confirmTotpSetup(
  services: SecondFactorServices,
  owner: SecondFactorOwner,
  { id, code, name }: { readonly id: string; readonly code: string; readonly name: string },
): ChangeResult<AddedFactor> {
  const { db, clock, secret } = services;
  return db.transaction(async (tx) => {
    await lockTeam(tx);
    const now = clock.now();
    const setup = await findTotpSetup(tx, owner.id, id, getOldestSetupTime(clock));
    const shared = setup?.sealedSecret && openTotpSecret(setup.sealedSecret, owner.id, secret);
    if (!shared) return err({ code: "setup-over" });
    const lastStep = findTotpStep(shared, code, now);
    if (lastStep === null) return err({ code: "wrong-code" });
    const failure = await getAddFailure(tx, owner);
    if (failure) return err(failure);
    await confirmAuthenticator(tx, id, { name, lastStep, confirmedAt: now });
    return ok(await recordAddedFactor(tx, owner, { kind: "totp", name }, now));
  });
}

/** Starts the setup of a passkey and returns the options for the browser. */
export async function startPasskeySetup(
  services: SecondFactorServices,
  owner: SecondFactorOwner,
  shopName: string,
) {
  const userName = await getAccountLabel(services.db, owner);
  return createPasskeyCreation(
    services,
    { userId: owner.id, holderId: owner.holderId },
    { shopName, userName, displayName: owner.name },
  );
}

/** Adds the passkey that the browser created. */
export async function addPasskey(
  services: SecondFactorServices,
  owner: SecondFactorOwner,
  { answer, name }: { readonly answer: string; readonly name: string },
): ChangeResult<AddedFactor> {
  const { db, clock } = services;
  const passkey = await readNewPasskey(services, { userId: owner.id, holderId: owner.holderId }, answer);
  if (!passkey) return err({ code: "passkey-refused" });
  return db.transaction(async (tx) => {
    await lockTeam(tx);
    const now = clock.now();
    const failure = await getAddFailure(tx, owner);
    if (failure) return err(failure);
    await insertAuthenticator(tx, {
      ...{ ...emptyAuthenticator, ...passkey, id: newId(), userId: owner.id, kind: "passkey", name },
      ...{ createdAt: now, confirmedAt: now },
    });
    return ok(await recordAddedFactor(tx, owner, { kind: "passkey", name }, now));
  });
}

export function renameAuthenticator(
  services: SecondFactorServices,
  owner: SecondFactorOwner,
  { id, name }: { readonly id: string; readonly name: string },
): ChangeResult<null> {
  return changeAuthenticator(services, owner, id, async (tx, authenticator, now) => {
    await updateAuthenticatorName(tx, owner.id, id, name);
    const text = `${owner.name} renamed the ${authenticatorKindNames[authenticator.kind]} “${authenticator.name}” to “${name}”`;
    await recordFactorChange(tx, { author: owner.name, userId: owner.id, text, now });
    return ok(null);
  });
}

/** Removes an authenticator; the last one removes the recovery codes, too. */
export function removeAuthenticator(
  services: SecondFactorServices,
  owner: SecondFactorOwner,
  id: string,
): ChangeResult<null> {
  return changeAuthenticator(services, owner, id, async (tx, authenticator, now, otherCount) => {
    const isLast = otherCount === 0;
    if (isLast && (await listFactorRoles(tx)).includes(owner.role))
      return err({ code: "last-authenticator" });
    await (isLast ? deleteSecondFactor(tx, owner.id) : deleteAuthenticator(tx, owner.id, id));
    const text = `${owner.name} removed the ${authenticatorKindNames[authenticator.kind]} “${authenticator.name}”`;
    await recordFactorChange(tx, { author: owner.name, userId: owner.id, text, now });
    return ok(null);
  });
}

/** Replaces the recovery codes by ten new ones. */
export function renewRecoveryCodes(
  { db, clock }: SecondFactorServices,
  owner: SecondFactorOwner,
): ChangeResult<readonly string[]> {
  return db.transaction(async (tx) => {
    await lockTeam(tx);
    const now = clock.now();
    if ((await listAuthenticators(tx, owner.id)).length === 0) return err({ code: "no-such-authenticator" });
    const codes = await writeRecoveryCodes(tx, owner.id, now);
    const text = `${owner.name} made new recovery codes`;
    await recordFactorChange(tx, { author: owner.name, userId: owner.id, text, now });
    return ok(codes);
  });
}

const emptyAuthenticator = {
  ...{ sealedSecret: null, lastStep: null, credentialId: null, publicKey: null, counter: null },
  ...{ transports: null, confirmedAt: null, lastUsedAt: null },
} satisfies Partial<StoredAuthenticator>;

type AuthenticatorChange = (
  tx: Db,
  authenticator: StoredAuthenticator,
  now: Date,
  otherCount: number,
) => ChangeResult<null>;

function changeAuthenticator(
  { db, clock }: SecondFactorServices,
  owner: SecondFactorOwner,
  id: string,
  change: AuthenticatorChange,
): ChangeResult<null> {
  return db.transaction(async (tx) => {
    await lockTeam(tx);
    const all = await listAuthenticators(tx, owner.id);
    const authenticator = all.find((candidate) => candidate.id === id);
    return authenticator
      ? change(tx, authenticator, clock.now(), all.length - 1)
      : err({ code: "no-such-authenticator" });
  });
}

async function getAddFailure(
  tx: Db,
  { id, isEnrolling }: SecondFactorOwner,
): Promise<SecondFactorFailure | null> {
  const number = (await listAuthenticators(tx, id)).length;
  if (isEnrolling && number > 0) return { code: "already-set-up" };
  return number >= maxAuthenticators ? { code: "too-many-authenticators" } : null;
}

async function recordAddedFactor(
  tx: Db,
  owner: SecondFactorOwner,
  { kind, name }: Pick<Authenticator, "kind" | "name">,
  now: Date,
): Promise<AddedFactor> {
  const text = `${owner.name} added the ${authenticatorKindNames[kind]} “${name}”`;
  await recordFactorChange(tx, { author: owner.name, userId: owner.id, text, now });
  const isFirst = (await listAuthenticators(tx, owner.id)).length === 1;
  return { recoveryCodes: isFirst ? await writeRecoveryCodes(tx, owner.id, now) : null };
}

async function writeRecoveryCodes(tx: Db, userId: string, now: Date): Promise<readonly string[]> {
  const codes = createRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(userId, code));
  await replaceRecoveryCodes(tx, userId, hashes, now);
  return codes;
}

async function describeTotpSetup(
  services: SecondFactorServices,
  owner: SecondFactorOwner,
  shared: string,
  shopName: string,
) {
  const label = await getAccountLabel(services.db, owner);
  return { secret: shared, address: toTotpUrl(shared, { issuer: `${shopName} Studio`, label }) };
}

/** Returns the account name shown in authenticator apps. */
async function getAccountLabel(db: Db, { id, name }: SecondFactorOwner): Promise<string> {
  return (await findMember(db, id))?.email ?? name;
}

function getOldestSetupTime(clock: Clock): Date {
  return new Date(clock.now().getTime() - setupValidityMinutes * 60_000);
}
