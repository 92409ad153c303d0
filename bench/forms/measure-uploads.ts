import { request } from "node:http";
import { paths } from "~/kernel/paths";
import { readResidentMegabytes } from "../load/measure-memory";

const fileBytes = 2 * 1_048_576;
/** The limit for the memory of all concurrent uploads: half of their size. */
const boundMegabytes = 200;
const boundary = "bench-boundary";
/** A picture of one pixel. Zeros after its end bring a file to its size. */
const pixelPng = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Measures the shop's memory during uploads. All clients send the first half before any continues. */
export async function measureUploads(shopUrl: string, pid: number, many: number) {
  const before = readResidentMegabytes(pid);
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, readResidentMegabytes(pid));
  }, 25);
  const startedAt = performance.now();
  const waitForAllHalves = createBarrier(many);
  const answers = await Promise.all(
    Array.from({ length: many }, (_, at) => upload(shopUrl, at, waitForAllHalves)),
  );
  clearInterval(sampling);
  const refused = answers.filter((status) => status !== 200).length;
  return {
    inFlight: many,
    megabytesEach: 2,
    seconds: Number(((performance.now() - startedAt) / 1_000).toFixed(1)),
    refused,
    statuses: [...new Set(answers)],
    before,
    peak,
    addedMegabytes: peak - before,
    boundMegabytes,
  };
}

/** Returns a gate that opens once that many callers wait. */
function createBarrier(many: number): () => Promise<void> {
  let waiting = 0;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    waiting += 1;
    if (waiting === many) open();
    return opened;
  };
}

function upload(shopUrl: string, at: number, waitForAllHalves: () => Promise<void>): Promise<number> {
  const values = JSON.stringify({
    shape: "Not sure",
    first_name: "Ada",
    last_name: "Moss",
    email: "ada@example.com",
  });
  const part = (name: string, more = "") =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n`;
  const head = `${part("formData")}\r\n${values}\r\n${part("step")}\r\n0\r\n${part("plans", '; filename="door.png"')}content-type: image/png\r\n\r\n`;
  const foot = `\r\n--${boundary}--\r\n`;
  const picture = Buffer.concat([pixelPng, Buffer.alloc(fileBytes - pixelPng.length)]);
  return new Promise((resolve, reject) => {
    const sent = request(shopUrl + paths.api.form("free-kitchen-design"), {
      method: "POST",
      agent: false,
      headers: {
        "content-type": `multipart/form-data; boundary=${boundary}`,
        "content-length": head.length + picture.length + foot.length,
        origin: shopUrl,
        "x-forwarded-for": `10.200.${Math.floor(at / 250)}.${at % 250}`,
      },
    });
    sent.on("response", (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.on("error", reject);
    sent.write(head);
    sent.write(picture.subarray(0, fileBytes / 2), () => {
      void waitForAllHalves().then(() =>
        sent.end(Buffer.concat([picture.subarray(fileBytes / 2), Buffer.from(foot)])),
      );
    });
  });
}
