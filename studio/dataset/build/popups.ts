import { rich } from "./rich-text";
import { actions, image, type Stored, typed } from "./stored";

/** One window, on the page of people who are about to decide; whoever closes it has a week's peace. */
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
    content: rich("Postage is $9.95 for the whole parcel, and free inside Montana."),
    actions: actions([{ text: "Choose samples", path: "/order-samples", variant: "primary" }]),
    triggers: typed("popupTrigger", [{ kind: "scroll", percent: 60 }, { kind: "exit-intent" }]),
    onPaths: ["/how-to-buy-kitchen"],
    cookieExpiry: "7d",
    autoCloseSeconds: 20,
  },
];
