import { rich } from "./rich-text";
import { actions, image, reference, type Stored, typed } from "./stored";

/** Windows on two pages: of people who are about to decide, and of people who read. Whoever closes one has peace. */
export const popupDocuments: readonly Stored[] = [
  {
    _id: "popup-samples-first",
    _type: "popup",
    isOn: true,
    name: "samples-first",
    title: "Hold the door before you buy the kitchen",
    description: "Painted sample doors cost nothing. Put three on the counter and look at them by lamplight.",
    layout: "beside",
    image: image("scenes/samples-flatlay.webp", "Six sample doors and paint chips spread on a pale table"),
    content: rich("Delivery is $9.95 for the whole parcel in the lower 48 states, and free in Montana."),
    actions: actions([{ text: "Choose samples", path: "/order-samples", variant: "primary" }]),
    triggers: typed("popupTrigger", [{ kind: "scroll", percent: 60 }, { kind: "exit-intent" }]),
    onPaths: ["/how-to-buy-kitchen"],
    cookieExpiry: "7d",
    autoCloseSeconds: 20,
  },
  {
    _id: "popup-letters",
    _type: "popup",
    isOn: true,
    name: "letters",
    title: "Letters from the shop floor",
    description: "How to measure, what to ask, which white goes with which floor. You leave by one click.",
    layout: "bottom",
    form: reference("form-newsletter"),
    actions: [],
    triggers: typed("popupTrigger", [{ kind: "scroll", percent: 80 }]),
    onPaths: ["/blogs"],
    cookieExpiry: "30d",
    autoCloseSeconds: 0,
  },
];
