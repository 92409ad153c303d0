import { formatDate } from "~/kernel/time/dates";
import type { PostCard } from "../blog.schema";
import { getReadingMinutes } from "./post";

/** A calendar day has no time zone, so it is the same for all visitors. */
export function PublishDate({ date }: { readonly date: string }) {
  return <time dateTime={date}>{formatDate(new Date(`${date}T00:00:00Z`), "UTC")}</time>;
}

export function ReadingTime({ post }: { readonly post: Pick<PostCard, "words"> }) {
  return <span>{getReadingMinutes(post)} min read</span>;
}
