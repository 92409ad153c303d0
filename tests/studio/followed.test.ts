import { describe, expect, it } from "vitest";
import { type Followed, heard, sent } from "../../studio/tools/presentation/followed";

const told = (path: string) => `http://localhost:3000${path}`;
const unknown: Followed = { reached: undefined };

describe("the frame beside a document", () => {
  it("goes where a new document is given its first address", () => {
    const { followed, goes } = heard(unknown, null, "/");
    expect(goes).toBe(false);
    expect(heard(followed, "/open-saturdays", "/").goes).toBe(true);
  });

  it("goes there although it tells its own first page while the address is still being waited for", () => {
    const empty = heard(unknown, null, "/").followed;
    const typed = heard(empty, "/open-saturdays", "/");
    expect(heard(typed.followed, "/open-saturdays", told("/"))).toEqual({
      followed: { reached: null },
      goes: true,
    });
  });

  it("is sent again whenever it told its first page over what it was sent to, until it was sent five times", () => {
    let followed = sent({ reached: null }, "/open-saturdays", "/");
    for (let times = 1; times < 5; times += 1) {
      expect(heard(followed, "/open-saturdays", "/open-saturdays").goes, "on its way").toBe(false);
      const again = heard(followed, "/open-saturdays", told("/"));
      expect(again.goes).toBe(true);
      followed = sent(again.followed, "/open-saturdays", told("/"));
    }
    expect(heard(followed, "/open-saturdays", told("/")).goes).toBe(false);
  });

  it("stays where the page it was sent to leads it", () => {
    const going = sent({ reached: null }, "/open-saturdays", "/");
    const led = heard(going, "/open-saturdays", told("/our-hours"));
    expect([led.followed.reached, led.goes]).toEqual(["/open-saturdays", false]);
    expect(heard(led.followed, "/open-saturdays", told("/")).goes).toBe(false);
  });

  it("has arrived when it tells so, and then goes where the visitor clicks", () => {
    const going = sent({ reached: null }, "/open-saturdays", "/");
    const { followed, goes } = heard(going, "/open-saturdays", told("/open-saturdays"));
    expect([followed.reached, goes]).toEqual(["/open-saturdays", false]);
    expect(heard(followed, "/open-saturdays", told("/about-us")).goes).toBe(false);
  });

  it("follows a renamed document from its page, and from no other", () => {
    const { followed } = heard(unknown, "/about", told("/about"));
    expect(heard(followed, "/about-us", told("/about")).goes).toBe(true);
    expect(heard(followed, "/about-us", told("/contact")).goes).toBe(false);
  });

  it("stays where the document's address is the first thing known of it, or is taken away", () => {
    const { followed, goes } = heard(unknown, "/about", told("/"));
    expect(goes).toBe(false);
    expect(heard(followed, null, told("/about")).goes).toBe(false);
  });
});
