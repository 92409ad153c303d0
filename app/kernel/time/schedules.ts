/** The type of documents that schedule an action on another document at a time set by an editor (decision 030). */
export const scheduleType = "system.schedule";

export type ScheduledAction = "publish" | "unpublish";
