import type { RequestListener, ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { hear, shortTimeoutGateway } from "../support/short-timeout-gateway";

const { opened } = shortTimeoutGateway();

describe("the gateway's handling of slow clients", () => {
  const whole = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const film = Buffer.alloc(32 * 1024 * 1024, "a");
  const written = (...pieces: readonly ServerResponse[]) => pieces.map(({ destroyed }) => destroyed);
  const answers: ServerResponse[] = [];
  afterEach(() => void answers.splice(0));
  const showFilm: RequestListener = (_request, response) => {
    answers.push(response);
    response.end(film);
  };

  it("closes the connection of a client that reads nothing and frees its response", async () => {
    const say = await opened(showFilm);
    const { socket } = await say(whole);
    socket.pause();
    await expect.poll(() => written(...answers), { timeout: 4_000 }).toEqual([true]);
  });

  it("closes the connection of a client that does not read a cached page", async () => {
    const say = await opened(hear, {
      fromCache: (request, response) => {
        showFilm(request, response);
        return true;
      },
    });
    const { socket } = await say(whole);
    socket.pause();
    await expect.poll(() => written(...answers), { timeout: 4_000 }).toEqual([true]);
  });

  it("keeps the connection of a client that reads slowly", async () => {
    const say = await opened(showFilm);
    const { socket, getOutput } = await say(whole);
    const reading = setInterval(() => (socket.isPaused() ? socket.resume() : socket.pause()), 100);
    await expect.poll(() => getOutput().length, { timeout: 10_000 }).toBeGreaterThan(film.length);
    clearInterval(reading);
  });

  it("keeps the connection of a client that waits for a slow response", async () => {
    const say = await opened((_request, response) => void setTimeout(() => response.end("late"), 1_500));
    const { getOutput } = await say(whole);
    await expect.poll(getOutput, { timeout: 3_000 }).toMatch(/late/);
  });

  it("answers a few pipelined requests in order and refuses hundreds of them", async () => {
    const say = await opened((request, response) => void response.end(`heard ${request.url}. `));
    const ask = (count: number) =>
      Array.from({ length: count }, (_, n) => whole.replace(" / ", ` /${n} `)).join("");
    const few = await say(ask(5));
    await expect.poll(few.getOutput).toMatch(/heard \/0.+heard \/1.+heard \/2.+heard \/3.+heard \/4/s);
    const many = await say(ask(500));
    expect((await many.closed).match(/heard/g)?.length ?? 0).toBeLessThanOrEqual(5);
  });
});
