import { describe, expect, it } from "vitest";
import {
  type PreviewNavigation,
  recordNavigation,
  updateNavigation,
} from "../../studio/tools/presentation/preview-navigation";

const toUrl = (path: string) => `http://localhost:3000${path}`;
const unknown: PreviewNavigation = { reached: undefined };

describe("preview frame beside a document", () => {
  it("navigates the preview to a new document's first URL", () => {
    const { followed, shouldNavigate } = updateNavigation(unknown, null, "/");
    expect(shouldNavigate).toBe(false);
    expect(updateNavigation(followed, "/open-saturdays", "/").shouldNavigate).toBe(true);
  });

  it("navigates to a new document's URL when the frame first reports its start page", () => {
    const empty = updateNavigation(unknown, null, "/").followed;
    const typed = updateNavigation(empty, "/open-saturdays", "/");
    expect(updateNavigation(typed.followed, "/open-saturdays", toUrl("/"))).toEqual({
      followed: { reached: null },
      shouldNavigate: true,
    });
  });

  it("navigates again, up to five times, while the frame reports its start page", () => {
    let followed = recordNavigation({ reached: null }, "/open-saturdays", "/");
    for (let times = 1; times < 5; times += 1) {
      expect(
        updateNavigation(followed, "/open-saturdays", "/open-saturdays").shouldNavigate,
        "on its way",
      ).toBe(false);
      const again = updateNavigation(followed, "/open-saturdays", toUrl("/"));
      expect(again.shouldNavigate).toBe(true);
      followed = recordNavigation(again.followed, "/open-saturdays", toUrl("/"));
    }
    expect(updateNavigation(followed, "/open-saturdays", toUrl("/")).shouldNavigate).toBe(false);
  });

  it("keeps the preview on the page to which the document's URL redirects", () => {
    const going = recordNavigation({ reached: null }, "/open-saturdays", "/");
    const led = updateNavigation(going, "/open-saturdays", toUrl("/our-hours"));
    expect([led.followed.reached, led.shouldNavigate]).toEqual(["/open-saturdays", false]);
    expect(updateNavigation(led.followed, "/open-saturdays", toUrl("/")).shouldNavigate).toBe(false);
  });

  it("counts as arrived when the frame reports the URL, and then follows clicks", () => {
    const going = recordNavigation({ reached: null }, "/open-saturdays", "/");
    const { followed, shouldNavigate } = updateNavigation(going, "/open-saturdays", toUrl("/open-saturdays"));
    expect([followed.reached, shouldNavigate]).toEqual(["/open-saturdays", false]);
    expect(updateNavigation(followed, "/open-saturdays", toUrl("/about-us")).shouldNavigate).toBe(false);
  });

  it("navigates to a renamed document's new URL only from its old page", () => {
    const { followed } = updateNavigation(unknown, "/about", toUrl("/about"));
    expect(updateNavigation(followed, "/about-us", toUrl("/about")).shouldNavigate).toBe(true);
    expect(updateNavigation(followed, "/about-us", toUrl("/contact")).shouldNavigate).toBe(false);
  });

  it("keeps the preview's page when the document's URL is known from the start or is removed", () => {
    const { followed, shouldNavigate } = updateNavigation(unknown, "/about", toUrl("/"));
    expect(shouldNavigate).toBe(false);
    expect(updateNavigation(followed, null, toUrl("/about")).shouldNavigate).toBe(false);
  });
});
