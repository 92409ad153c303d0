import { describe, expect, it } from "vitest";
import { parseYoutubeId } from "~/content/pictures/youtube";

describe("parseYoutubeId", () => {
  it.each([
    ["https://www.youtube.com/watch?v=abcdefghijk", "abcdefghijk"],
    ["https://www.youtube.com/watch?list=a&v=abcdefghijk&t=4", "abcdefghijk"],
    ["https://youtu.be/abcdefghijk?si=1", "abcdefghijk"],
    ["https://www.youtube-nocookie.com/embed/abcdefghijk", "abcdefghijk"],
    ["https://youtube.com/shorts/abcdefghijk", "abcdefghijk"],
    ["/videos/a-film.mp4", undefined],
    ["https://youtube.com.example/watch?v=abcdefghijk", undefined],
    ["https://www.youtube.com/watch?v=abcdefghijklm", undefined],
  ])("parses %s as the video id %s", (address, id) => {
    expect(parseYoutubeId(address)).toBe(id);
  });
});
