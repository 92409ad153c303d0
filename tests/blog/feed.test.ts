import { describe, expect, it } from "vitest";
import { renderFeed } from "~/domains/blog/post-list/feed";
import { post } from "./posts";

const site = { name: "Stile & Rail", tagline: "Kitchen cabinets", ogImage: undefined };
const feed = (posts: Parameters<typeof renderFeed>[0]["posts"]) =>
  renderFeed({ posts, site, publicUrl: "https://shop.example" });

describe("blog feed", () => {
  it("writes the blog's name, its URL and the feed's URL into the feed", () => {
    const xml = feed([]);
    expect(xml).toContain("<title>Stile &amp; Rail: Blog</title>");
    expect(xml).toContain("<link>https://shop.example/blogs</link>");
    expect(xml).toContain('<atom:link href="https://shop.example/blogs/feed.xml" rel="self"');
    expect(xml).not.toContain("<lastBuildDate>");
  });

  it("lists each post in the feed with title, URL, date, author, category and description", () => {
    const xml = feed([post("oak", { title: "Oak & ash", publishDate: "2026-04-07" })]);
    expect(xml).toContain(`<item>
<title>Oak &amp; ash</title>
<link>https://shop.example/blogs/oak</link>
<guid>https://shop.example/blogs/oak</guid>
<pubDate>Tue, 07 Apr 2026 12:00:00 GMT</pubDate>
<dc:creator>Walt Brennan</dc:creator>
<category>Planning</category>
<description>About cabinets.</description>
</item>`);
    expect(xml).toContain("<lastBuildDate>Tue, 07 Apr 2026 12:00:00 GMT</lastBuildDate>");
  });

  it("escapes texts so that the feed stays valid XML", () => {
    const xml = feed([post("x", { title: "</title><script>'\"\u0007\u0000" })]);
    expect(xml).toContain("<title>&lt;/title&gt;&lt;script&gt;&#39;&quot;</title>");
  });

  it("lists the twenty newest posts in the feed", () => {
    const many = Array.from({ length: 25 }, (_, index) => post(`p${index}`));
    expect(feed(many).match(/<item>/g)).toHaveLength(20);
  });
});
