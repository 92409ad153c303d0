import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const userPresent = 0x01;
const userVerified = 0x04;
const attestedKeyFlag = 0x40;

type Options = {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
};

/** Faults that a test can give to a passkey. */
type Deviation = { readonly origin?: string; readonly flags?: number; readonly counter?: number };

/** Creates a passkey in memory (ES256) that responds to the options of a page as a browser does. */
export function createSoftwarePasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let counter = 0;
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  // COSE: key type EC2, algorithm ES256, curve P-256.
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
  const authenticatorData = (host: string, flags: number, count: number, credential = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(count, 1);
    return Buffer.concat([createHash("sha256").update(host).digest(), head, credential]);
  };
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const answer = (response: object) =>
    JSON.stringify({
      ...{ id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" },
      ...{ clientExtensionResults: {}, response },
    });

  return {
    register: (
      { challenge, rp }: Options,
      { origin: from = origin, flags = userVerified }: Deviation = {},
    ) => {
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const authData = authenticatorData(rp?.id ?? "", userPresent | flags | attestedKeyFlag, 0, credential);
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Map<string, never> | Uint8Array<ArrayBuffer>>([
          ["fmt", "none"],
          ["attStmt", new Map<string, never>()],
          ["authData", new Uint8Array(authData)],
        ]),
      );
      return answer({
        clientDataJSON: clientData("webauthn.create", challenge, from).toString("base64url"),
        attestationObject: Buffer.from(attestationObject).toString("base64url"),
        transports: ["internal"],
      });
    },
    use: ({ challenge, rpId }: Options, deviation: Deviation = {}) => {
      const { origin: from = origin, flags = userVerified } = deviation;
      counter += 1;
      const data = authenticatorData(rpId ?? "", userPresent | flags, deviation.counter ?? counter);
      const client = clientData("webauthn.get", challenge, from);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      return answer({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
      });
    },
  };
}
