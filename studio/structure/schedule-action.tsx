import { ClockIcon } from "@sanity/icons";
import { useState } from "react";
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  useDocumentPairPermissions,
  useDocumentValues,
} from "sanity";
import { formatSchedule, type Schedule, toScheduleId } from "./schedule";
import { ScheduleForm } from "./schedule-form";

/** Schedules a publish or unpublish, which the embedded lake runs (decision 030). */
export const scheduleAction: DocumentActionComponent = (props) => useScheduleAction(props);
scheduleAction.displayName = "PublishLater";

function useScheduleAction(props: DocumentActionProps): DocumentActionDescription {
  const [isOpen, setOpen] = useState(false);
  const { value } = useDocumentValues<Partial<Schedule>>(toScheduleId(props.id), ["action", "at", "problem"]);
  const { id, type } = props;
  const [permission] = useDocumentPairPermissions({ id, type, permission: "update" });
  const scheduled = value?.at && value.action ? { ...value, at: value.at, action: value.action } : undefined;
  return {
    label: scheduled ? formatSchedule(scheduled) : "Publish later…",
    icon: ClockIcon,
    disabled: (!props.draft && !props.published) || !permission?.granted,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: "dialog",
      header: "Publish or unpublish later",
      onClose: () => {
        setOpen(false);
        props.onComplete();
      },
      content: <ScheduleForm document={props} scheduled={scheduled} />,
    },
  };
}
