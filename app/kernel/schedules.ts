/** What the lake does with a document at a time that an editor has set: a document of its own beside it (decision 153). */
export const scheduleType = "system.schedule";

export type ScheduledAction = "publish" | "unpublish";
