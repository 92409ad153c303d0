// oxlint-disable max-lines -- the forms of the shop, field by field
import { rich } from "../rich-text";
import { type Stored, typed } from "../stored";
import { form, group, groups, hideWhen, mails, options, person } from "./form";

const message = (label: string, placeholder: string, required = true) => ({
  name: "message",
  type: "textarea",
  label,
  placeholder,
  required,
  minLength: 10,
  maxLength: 3000,
});

const contact = form("contact", {
  title: "Contact",
  groups: groups(
    group("message", [
      ...person,
      {
        name: "topic",
        type: "select",
        label: "What is it about?",
        required: true,
        options: options(["A new kitchen", "Samples", "An order", "Something else"]),
        width: "half",
      },
      {
        name: "order_number",
        type: "text",
        label: "Order number",
        placeholder: "000000123",
        onlyNumbers: true,
        width: "half",
        hideWhen: hideWhen("topic", "", "a-new-kitchen", "samples", "something-else"),
      },
      message("Message", "What you have, what you want, and by when."),
      {
        name: "newsletter",
        type: "newsletter",
        label: "Newsletter",
        customLabel: "Write to me now and then about doors and kitchens.",
      },
    ]),
  ),
  buttons: { submit: "Send the message" },
  messages: { error: "The message could not be sent. Please try again, or call us." },
  emailNotifications: mails({ copy: "contact-copy" }),
});

const dealer = form("dealer", {
  title: "Become a dealer",
  groups: groups(
    group(
      "company",
      [
        { name: "company", type: "text", label: "Company", required: true },
        {
          name: "business",
          type: "radio",
          layout: "button",
          label: "What you do",
          required: true,
          options: options(["Showroom", "Builder", "Designer", "Other"]),
        },
        {
          name: "business_other",
          type: "text",
          label: "In your words",
          required: true,
          hideWhen: hideWhen("business", "", "showroom", "builder", "designer"),
        },
        {
          name: "country",
          type: "select",
          label: "Country",
          dynamicOptions: "countries",
          value: "US",
          required: true,
          width: "half",
        },
        {
          name: "state",
          type: "select",
          label: "State",
          dynamicOptions: "states",
          dependsOn: "country",
          placeholder: "Choose a state",
          required: true,
          width: "half",
        },
        {
          name: "city",
          type: "text",
          label: "City",
          dynamicOptions: "cities",
          required: true,
          width: "half",
        },
        { name: "kitchens_a_year", type: "number", label: "Kitchens a year", width: "half" },
      ],
      { title: "Your business" },
    ),
    group(
      "person",
      [...person, message("Anything we should know", "Lines you sell today, where you deliver.", false)],
      { title: "Who answers us" },
    ),
  ),
  buttons: { submit: "Ask for terms" },
  emailNotifications: mails({ copy: "contact-copy" }),
  googleReCaptcha: true,
});

const freeKitchenDesign = form("free-kitchen-design", {
  title: "Free kitchen design",
  groups: groups(
    group(
      "room",
      [
        {
          name: "shape",
          type: "radio",
          layout: "card",
          label: "Its shape",
          required: true,
          options: options(["Along one wall", "L-shaped", "U-shaped", "With an island", "Not sure"]),
        },
        {
          name: "island_size",
          type: "text",
          label: "Size of the island, about",
          placeholder: "3 by 7 feet",
          hideWhen: hideWhen("shape", "", "along-one-wall", "l-shaped", "u-shaped", "not-sure"),
        },
        {
          name: "walls",
          type: "textarea",
          label: "Walls, windows and doors",
          placeholder: "North wall 12 feet, window 3 feet from the left …",
          maxLength: 3000,
        },
        {
          name: "wishes",
          type: "checkbox-group",
          label: "Wishes",
          options: options([
            "A pantry",
            "Glass doors",
            "Trash pull-out",
            "Seating",
            "Open shelves",
            "Room for a large range",
          ]),
        },
        {
          name: "plans",
          type: "file",
          label: "Sketch and photos",
          layout: "drag-and-drop",
          fileTypes: ["image/jpeg", "image/png", "image/webp", "application/pdf"],
          maxFiles: 5,
          maxFileSize: 4,
        },
      ],
      { title: "The room" },
    ),
    group("person", person, { title: "Where the plan goes" }),
  ),
  buttons: { submit: "Send the room" },
  thanks: {
    title: "Thank you!",
    text: "Our Team will contact you soon.\nThe first plan usually takes five working days.",
  },
  emailNotifications: mails({ copy: "design-copy" }),
});

const hereToHelp = form("here-to-help", {
  title: "Here to help",
  groups: groups(
    group("question", [
      { name: "name", type: "text", label: "Name", required: true, width: "half" },
      { name: "email", type: "email", label: "Email", required: true, width: "half" },
      message("Your question", "Ask it the way you would across the counter."),
    ]),
  ),
  buttons: { submit: "Ask" },
  messages: { success: "Thank you. A person answers on the next working day." },
  emailNotifications: mails({ copy: "contact-copy" }),
});

const claim: Stored = {
  _id: "form-claim",
  _type: "multiStepForm",
  name: "claim",
  title: "Claim",
  steps: typed("formStep", [
    {
      title: "The order",
      groups: groups(
        group("order", [
          {
            name: "order_number",
            type: "text",
            label: "Order number",
            placeholder: "000000123",
            onlyNumbers: true,
            required: true,
            width: "half",
          },
          ...person.filter(({ name }) => name === "email"),
          { name: "name", type: "text", label: "Name", required: true, width: "half" },
          { name: "phone", type: "tel", label: "Phone", width: "half" },
        ]),
      ),
    },
    {
      title: "What is wrong",
      groups: groups(
        group("parts", [
          {
            name: "kind",
            type: "radio",
            layout: "button",
            label: "What happened",
            required: true,
            options: options(["Damaged", "Wrong part", "Missing part", "A fault in use"]),
          },
          {
            name: "carrier",
            type: "radio",
            layout: "button",
            label: "Seen before you signed for it?",
            required: true,
            options: options(["Yes", "No"]),
            hideWhen: hideWhen("kind", "", "wrong-part", "missing-part", "a-fault-in-use"),
          },
          {
            name: "parts",
            type: "textarea",
            label: "Parts, one to a line",
            placeholder: "W3030 left door, scratched",
            required: true,
            maxLength: 3000,
            helpText: "With the codes of the packing list.",
          },
        ]),
      ),
    },
    {
      title: "Photos",
      description: "From a few steps away, close up, and the label of the carton.",
      disclaimer: "Keep the parts and their packaging until you hear from us.",
      groups: groups(
        group("photos", [
          {
            name: "photos",
            type: "file",
            label: "Photos",
            layout: "drag-and-drop",
            fileTypes: ["image/jpeg", "image/png", "image/webp", "image/heic"],
            maxFiles: 6,
            maxFileSize: 5,
            required: true,
          },
        ]),
      ),
      actions: { submit: "Send the claim" },
    },
  ]),
  messages: { success: "We have your claim. A person reads it within two working days." },
  thanks: {
    title: "We have your claim.",
    text: "A person reads it within two working days. A copy is in your inbox.",
  },
  emailNotifications: mails({ copy: "claim-copy" }),
};

const newsletter = form("newsletter", {
  title: "Newsletter",
  groups: groups(
    group("address", [
      { name: "email", type: "email", label: "Email", required: true, autocomplete: "email" },
      { name: "newsletter", type: "hidden", label: "Newsletter", value: "on" },
    ]),
  ),
  buttons: { submit: "Subscribe" },
  messages: {
    success: "Thank you. One press is missing: it is in the mail we have just sent you.",
    error: "Your address could not be written down. Please try again in a moment.",
  },
});

const mail = (name: string, subject: string, heading: string, intro: string, outro: string): Stored => ({
  _id: `form-mail-${name}`,
  _type: "formMail",
  name,
  subject,
  preheader: intro,
  heading,
  intro: rich(intro),
  outro: rich(outro),
});

/** The forms on the shop's pages (ruling C60) and the mails that answer them. */
export const demoForms: readonly Stored[] = [
  contact,
  dealer,
  freeKitchenDesign,
  hereToHelp,
  newsletter,
  claim,
  mail(
    "claim-copy",
    "Your claim has arrived",
    "Thank you, {name}",
    "Your claim is with {site-name}. This is what it is about:",
    "Keep the parts and their packaging. A person writes to you within two working days.",
  ),
  mail(
    "contact-copy",
    "We have your message, {name}",
    "Thank you, {name}",
    "Your message has reached {site-name}. This is what it is about:",
    "A person answers on the next working day. To add something, reply to this mail.",
  ),
  mail(
    "estimate-copy",
    "Your kitchen, {name}: the estimate",
    "Your estimate, {name}",
    "{site-name} has your answers and what they come to:",
    "It is a range for orientation. A person writes back with the questions a quote needs.",
  ),
  mail(
    "design-copy",
    "Your room is on our drawing table",
    "Thank you, {name}",
    "A designer at {site-name} has what you sent. This is what you chose:",
    "Missing a size? Reply to this mail with it, or with one more photo.",
  ),
];
