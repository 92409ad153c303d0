import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { tryParseJson } from "@stile-and-rail/http/json";
import { z } from "zod";
import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/time/clock";
import { challengeMinutes } from "./authenticator";
import {
  consumeChallenge,
  insertChallenge,
  listAuthenticators,
  type StoredAuthenticator,
  updatePasskeyUse,
} from "./authenticator.store.server";

export type PasskeyServices = {
  readonly db: Db;
  readonly clock: Clock;
  /** The source of WebAuthn's origin and relying party id. */
  readonly publicUrl: string;
};

/** The person, and the session or pending sign-in, that a challenge belongs to. */
export type ChallengeHolder = { readonly userId: string; readonly holderId: string };

type Purpose = "register" | "verify";

const transportSchema = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);
const transportsSchema = z.array(transportSchema).max(10).catch([]);
const base64url = z.base64url().max(8_192);
const credentialFields = {
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}),
};
const registrationSchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.exactOptional(transportsSchema),
  }),
});
const authenticationSchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.exactOptional(base64url),
  }),
});

/** Returns the options of `navigator.credentials.get`; null without a passkey. */
export async function createPasskeyRequest(services: PasskeyServices, holder: ChallengeHolder) {
  const passkeys = await listPasskeys(services.db, holder.userId);
  if (passkeys.length === 0) return null;
  const options = await generateAuthenticationOptions({
    rpID: getRelyingPartyId(services),
    allowCredentials: passkeys.map(toCredentialDescriptor),
    userVerification: "required",
    timeout: challengeMinutes * 60_000,
  });
  await storeChallenge(services, holder, "verify", options.challenge);
  return options;
}

/** Returns whether a passkey of this person signed the challenge; stores its use. */
export async function verifyPasskey(
  services: PasskeyServices,
  holder: ChallengeHolder,
  answer: string,
): Promise<boolean> {
  const { db, clock, publicUrl } = services;
  const parsedAnswer = authenticationSchema.safeParse(tryParseJson(answer));
  if (!parsedAnswer.success) return false;
  const passkey = (await listPasskeys(db, holder.userId)).find(
    ({ credentialId }) => credentialId === parsedAnswer.data.id,
  );
  if (!passkey) return false;
  const verified = await verifyAuthenticationResponse({
    response: parsedAnswer.data,
    expectedChallenge: (challenge) => useChallenge(services, holder, "verify", challenge),
    expectedOrigin: new URL(publicUrl).origin,
    expectedRPID: getRelyingPartyId(services),
    credential: {
      id: passkey.credentialId ?? "",
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey ?? "", "base64url")),
      counter: passkey.counter ?? 0,
    },
    requireUserVerification: true,
    // The library throws for every kind of invalid answer.
  }).catch(() => null);
  if (!verified?.verified) return false;
  return updatePasskeyUse(db, passkey.id, verified.authenticationInfo.newCounter, clock.now());
}

/** Returns the options of `navigator.credentials.create`. */
export async function createPasskeyCreation(
  services: PasskeyServices,
  holder: ChallengeHolder,
  names: { readonly shopName: string; readonly userName: string; readonly displayName: string },
) {
  const options = await generateRegistrationOptions({
    rpName: names.shopName,
    rpID: getRelyingPartyId(services),
    userName: names.userName,
    userDisplayName: names.displayName,
    userID: new Uint8Array(Buffer.from(holder.userId)),
    attestationType: "none",
    excludeCredentials: (await listPasskeys(services.db, holder.userId)).map(toCredentialDescriptor),
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
    timeout: challengeMinutes * 60_000,
  });
  await storeChallenge(services, holder, "register", options.challenge);
  return options;
}

/** Verifies a new passkey and returns the data to store; null for an invalid answer. */
export async function readNewPasskey(services: PasskeyServices, holder: ChallengeHolder, answer: string) {
  const parsedAnswer = registrationSchema.safeParse(tryParseJson(answer));
  if (!parsedAnswer.success) return null;
  const verified = await verifyRegistrationResponse({
    response: parsedAnswer.data,
    expectedChallenge: (challenge) => useChallenge(services, holder, "register", challenge),
    expectedOrigin: new URL(services.publicUrl).origin,
    expectedRPID: getRelyingPartyId(services),
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return {
    ...{ credentialId: id, publicKey: Buffer.from(publicKey).toString("base64url"), counter },
    transports: parsedAnswer.data.response.transports ?? [],
  };
}

async function listPasskeys(db: Db, userId: string): Promise<readonly StoredAuthenticator[]> {
  return (await listAuthenticators(db, userId)).filter(({ kind }) => kind === "passkey");
}

function toCredentialDescriptor({ credentialId, transports }: StoredAuthenticator) {
  return { id: credentialId ?? "", transports: transportsSchema.parse(transports) };
}

function getRelyingPartyId({ publicUrl }: PasskeyServices): string {
  return new URL(publicUrl).hostname;
}

function storeChallenge(
  { db, clock }: PasskeyServices,
  holder: ChallengeHolder,
  purpose: Purpose,
  challenge: string,
) {
  const expiresAt = new Date(clock.now().getTime() + challengeMinutes * 60_000);
  return insertChallenge(db, { ...holder, challenge, purpose, expiresAt });
}

function useChallenge(
  { db, clock }: PasskeyServices,
  holder: ChallengeHolder,
  purpose: Purpose,
  challenge: string,
) {
  return consumeChallenge(db, { ...holder, challenge, purpose }, clock.now());
}
