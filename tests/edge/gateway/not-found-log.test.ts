import { EventEmitter } from "node:events";
import { describe, expect, it } from "vitest";
import { testClock } from "#tests/support/shop/shop-services";
import { createNotFoundLogger } from "~/edge/gateway/not-found-log";
import { createLog } from "~/edge/services/log.server";

function listening() {
  const clock = testClock();
  const lines: string[] = [];
  const log = createLog("live", { write: (line) => void lines.push(line) });
  const tell = createNotFoundLogger({ log, clock });
  const answer = (url: string, statusCode: number) => {
    const response = Object.assign(new EventEmitter(), { statusCode });
    tell({ url }, response as never);
    response.emit("finish");
  };
  const readMessages = () => lines.splice(0).map((line) => JSON.parse(line));
  return { answer, told: readMessages, clock };
}

describe("the log of 404 responses", () => {
  it("writes one info line with a shortened path and without the query", () => {
    const { answer, told: received } = listening();
    answer("/old-page?query=Ada+Lovelace&mail=ada%40mail.example", 404);
    answer("/checkout", 200);
    answer(`/${"a".repeat(1_000)}`, 404);
    const [first, second, ...rest] = received();
    expect(first).toMatchObject({ level: 30, path: "/old-page", status: 404, msg: "not there" });
    expect(second.path).toHaveLength(200);
    expect(rest).toEqual([]);
  });

  it("writes at most sixty lines a minute, then the count of the others", () => {
    const { answer, told: received, clock } = listening();
    for (let n = 0; n < 500; n += 1) answer(`/wp-admin/${n}`, 404);
    expect(received()).toHaveLength(60);
    clock.advance(61);
    answer("/old-page", 404);
    expect(received().map(({ msg, count, path }) => [msg, count ?? path])).toEqual([
      ["more was not there", 440],
      ["not there", "/old-page"],
    ]);
  });
});
