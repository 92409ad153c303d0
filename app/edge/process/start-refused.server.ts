/** The shop cannot start under these circumstances; the message is the one clear sentence for the operator. */
export class StartRefused extends Error {
  override readonly name = "StartRefused";
}
