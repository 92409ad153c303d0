import { describe, expect, it } from "vitest";
import {
  type PreviewNavigation,
  recordNavigation,
  updateNavigation,
} from "../../studio/tools/presentation/preview-navigation";

const told = (path: string) => `http://localhost:3000${path}`;
const unknown: PreviewNavigation = { reached: undefined };

describe("the frame beside a document", () => {
  it("goes where a new document is given its first address", () => {
    const { followed, goes } = updateNavigation(unknown, null, "/");
    expect(goes).toBe(false);
    expect(updateNavigation(followed, "/open-saturdays", "/").goes).toBe(true);
  });

  it("goes there although it tells its own first page while the address is still being waited for", () => {
    const empty = updateNavigation(unknown, null, "/").followed;
    const typed = updateNavigation(empty, "/open-saturdays", "/");
    expect(updateNavigation(typed.followed, "/open-saturdays", told("/"))).toEqual({
      followed: { reached: null },
      goes: true,
    });
  });

  it("is sent again whenever it told its first page over what it was sent to, until it was sent five times", () => {
    let followed = recordNavigation({ reached: null }, "/open-saturdays", "/");
    for (let times = 1; times < 5; times += 1) {
      expect(updateNavigation(followed, "/open-saturdays", "/open-saturdays").goes, "on its way").toBe(false);
      const again = updateNavigation(followed, "/open-saturdays", told("/"));
      expect(again.goes).toBe(true);
      followed = recordNavigation(again.followed, "/open-saturdays", told("/"));
    }
    expect(updateNavigation(followed, "/open-saturdays", told("/")).goes).toBe(false);
  });

  it("stays where the page it was sent to leads it", () => {
    const going = recordNavigation({ reached: null }, "/open-saturdays", "/");
    const led = updateNavigation(going, "/open-saturdays", told("/our-hours"));
    expect([led.followed.reached, led.goes]).toEqual(["/open-saturdays", false]);
    expect(updateNavigation(led.followed, "/open-saturdays", told("/")).goes).toBe(false);
  });

  it("has arrived when it tells so, and then goes where the visitor clicks", () => {
    const going = recordNavigation({ reached: null }, "/open-saturdays", "/");
    const { followed, goes } = updateNavigation(going, "/open-saturdays", told("/open-saturdays"));
    expect([followed.reached, goes]).toEqual(["/open-saturdays", false]);
    expect(updateNavigation(followed, "/open-saturdays", told("/about-us")).goes).toBe(false);
  });

  it("follows a renamed document from its page, and from no other", () => {
    const { followed } = updateNavigation(unknown, "/about", told("/about"));
    expect(updateNavigation(followed, "/about-us", told("/about")).goes).toBe(true);
    expect(updateNavigation(followed, "/about-us", told("/contact")).goes).toBe(false);
  });

  it("stays where the document's address is the first thing known of it, or is taken away", () => {
    const { followed, goes } = updateNavigation(unknown, "/about", told("/"));
    expect(goes).toBe(false);
    expect(updateNavigation(followed, null, told("/about")).goes).toBe(false);
  });
});
