import type { RequestListener, ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { hear, shortTimeoutGateway } from "../support/short-timeout-gateway";

const { opened } = shortTimeoutGateway();

describe("who reads nothing of what comes", () => {
  const whole = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const film = Buffer.alloc(32 * 1024 * 1024, "a");
  const written = (...pieces: readonly ServerResponse[]) => pieces.map(({ destroyed }) => destroyed);
  const answers: ServerResponse[] = [];
  afterEach(() => void answers.splice(0));
  const showFilm: RequestListener = (_request, response) => {
    answers.push(response);
    response.end(film);
  };

  it("is cut off, and what waits for them is let go", async () => {
    const say = await opened(showFilm);
    const { socket } = await say(whole);
    socket.pause();
    await expect.poll(() => written(...answers), { timeout: 4_000 }).toEqual([true]);
  });

  it("is cut off where the page is a kept one", async () => {
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

  it("may read slowly: as long as something is read, the rest waits", async () => {
    const say = await opened(showFilm);
    const { socket, said } = await say(whole);
    const reading = setInterval(() => (socket.isPaused() ? socket.resume() : socket.pause()), 100);
    await expect.poll(() => said().length, { timeout: 10_000 }).toBeGreaterThan(film.length);
    clearInterval(reading);
  });

  it("is somebody else than who waits for us", async () => {
    const say = await opened((_request, response) => void setTimeout(() => response.end("late"), 1_500));
    const { said } = await say(whole);
    await expect.poll(said, { timeout: 3_000 }).toMatch(/late/);
  });

  it("may ask for a few answers at once, each in its turn; who asks for hundreds gets none", async () => {
    const say = await opened((request, response) => void response.end(`heard ${request.url}. `));
    const ask = (count: number) =>
      Array.from({ length: count }, (_, n) => whole.replace(" / ", ` /${n} `)).join("");
    const few = await say(ask(5));
    await expect.poll(few.said).toMatch(/heard \/0.+heard \/1.+heard \/2.+heard \/3.+heard \/4/s);
    const many = await say(ask(500));
    expect((await many.closed).match(/heard/g)?.length ?? 0).toBeLessThanOrEqual(5);
  });
});
