import { image, type Stored, typed } from "./stored";

export const siteAddress = {
  street: "117 South Central Avenue",
  city: "Sidney",
  state: "MT",
  zip: "59270",
  mapLink: "https://www.openstreetmap.org/search?query=South%20Central%20Avenue%2C%20Sidney%2C%20MT%2059270",
};

export const openingHours = [
  { days: "Monday to Friday", time: "8:30 am – 5:30 pm" },
  { days: "Saturday", time: "9 am – 1 pm" },
  { days: "Sunday", time: "Closed" },
];

export const siteDocument: Stored = {
  _id: "siteSettings",
  _type: "siteSettings",
  name: "Stile & Rail",
  tagline: "Kitchen cabinets from Sidney, Montana",
  logo: image("brand/logo.svg", "Stile & Rail"),
  logoInverse: image("brand/logo-inverse.svg", "Stile & Rail"),
  ogImage: image("brand/open-graph.png", "Stile & Rail, kitchen cabinets from Sidney, Montana"),
  mailHeader: image("brand/mail-header.png", "Stile & Rail"),
  address: siteAddress,
  phone: "(406) 555-0142",
  email: "hello@stileandrail.example",
  hours: typed("openingHours", openingHours),
  socials: [],
  reviewBadges: { areShown: true },
  searchSynonyms: ["gray, grey", "greige, taupe", "black, ebony", "shipping, delivery"],
  adminEmails: ["orders@stileandrail.example", "workshop@stileandrail.example"],
  announcement: {
    _type: "announcement",
    text: "Painted sample doors are free. Delivery $9.95 in the lower 48, free in Montana.",
    path: "/order-samples",
  },
  contactNote: "Bring a sketch, a photo or just the width of the wall. We will take it from there.",
};

const everyDevice = ["desktop", "tablet", "mobile"];
const cabinets = "/products/kitchen-cabinets";
const jsi = `${cabinets}/jsi-cabinetry`;
const uscd = `${cabinets}/uscd`;

export const navigationDocument: Stored = {
  _id: "navigation",
  _type: "navigation",
  header: typed("menuItem", [
    {
      text: "Kitchen Cabinets",
      path: cabinets,
      devices: everyDevice,
      type: "megasubmenu",
      alignment: "left",
      menuGroups: typed("menuGroup", [
        {
          title: "JSI Cabinetry",
          path: jsi,
          items: typed("menuLink", [
            { text: "Trenton Recessed", path: `${jsi}/trnv` },
            { text: "Yarmouth Slab", path: `${jsi}/yssg` },
            { text: "Yarmouth Raised", path: `${jsi}/yrsg` },
            { text: "Amesbury", path: `${jsi}/amwt` },
            { text: "Upton", path: `${jsi}/upbw` },
            { text: "Dover", path: `${jsi}/dvwt` },
            { text: "Essex", path: `${jsi}/eswt` },
          ]),
        },
        {
          title: "USCD",
          path: uscd,
          items: typed("menuLink", [
            { text: "Shaker", path: `${uscd}/wtse` },
            { text: "Oxford", path: `${uscd}/oxs` },
            { text: "Casselberry", path: `${uscd}/sdcb` },
            { text: "Edgeline", path: `${uscd}/egw` },
            { text: "Torrance", path: `${uscd}/torw` },
            { text: "Torino", path: `${uscd}/tdwd` },
            { text: "Verona", path: `${uscd}/vmnt` },
            { text: "Palermo", path: `${uscd}/pmgw` },
          ]),
        },
      ]),
      image: image("brand/menu-cabinets.webp", "Dark wood kitchen with a long island and iron lanterns", {
        x: 0.5,
        y: 0.6,
      }),
      gridItems: 2,
    },
    { text: "Order Samples", path: "/order-samples", devices: everyDevice, type: "link" },
    { text: "Inspiration", path: "/inspiration-gallery", devices: everyDevice, type: "link" },
    {
      text: "Plan",
      path: "/how-to-buy-kitchen",
      devices: everyDevice,
      type: "submenu",
      submenu: typed("menuLink", [
        { text: "How to buy", path: "/how-to-buy-kitchen" },
        { text: "Try finishes on", path: "/visualizer" },
        { text: "What it might cost", path: "/estimator" },
        { text: "Free kitchen design", path: "/free-kitchen-design" },
        { text: "Book an appointment", path: "/book-appointment" },
        { text: "Ways to pay", path: "/kitchen-finance-options" },
        { text: "Installation", path: "/kitchen-installation" },
      ]),
    },
    {
      text: "Help",
      path: "/faqs",
      devices: everyDevice,
      type: "submenu",
      submenu: typed("menuLink", [
        { text: "Questions and answers", path: "/faqs" },
        { text: "Advice from the blog", path: "/blogs" },
        { text: "Shipping", path: "/shipping-policy" },
        { text: "Returns and cancellations", path: "/return-and-cancellation-policy" },
        { text: "File a claim", path: "/claim" },
      ]),
    },
    { text: "About", path: "/about-us", devices: everyDevice, type: "link" },
    {
      text: "Call (406) 555-0142",
      path: "tel:+14065550142",
      displayAs: "icon",
      data: { icon: "phone" },
      devices: ["desktop", "tablet"],
      type: "link",
    },
    { text: "Contact", path: "/contact", displayAs: "button", devices: ["desktop", "mobile"], type: "link" },
  ]),
  footer: typed("footerColumn", [
    {
      title: "Cabinets",
      links: typed("menuLink", [
        { text: "All kitchen cabinets", path: cabinets },
        { text: "JSI Cabinetry", path: jsi },
        { text: "USCD", path: uscd },
        { text: "Products", path: "/products" },
      ]),
    },
    {
      title: "Ordering",
      links: typed("menuLink", [
        { text: "Order samples", path: "/order-samples" },
        { text: "Shipping", path: "/shipping-policy" },
        { text: "Returns", path: "/return-and-cancellation-policy" },
        { text: "Claims", path: "/claim" },
        { text: "FAQs", path: "/faqs" },
      ]),
    },
    {
      title: "Planning",
      links: typed("menuLink", [
        { text: "Inspiration gallery", path: "/inspiration-gallery" },
        { text: "How to buy", path: "/how-to-buy-kitchen" },
        { text: "Free kitchen design", path: "/free-kitchen-design" },
        { text: "Appointments", path: "/book-appointment" },
        { text: "Ways to pay", path: "/kitchen-finance-options" },
        { text: "Installation", path: "/kitchen-installation" },
      ]),
    },
    {
      title: "Stile & Rail",
      links: typed("menuLink", [
        { text: "About us", path: "/about-us" },
        { text: "Blog", path: "/blogs" },
        { text: "Reviews", path: "/reviews" },
        { text: "Contact", path: "/contact" },
      ]),
    },
  ]),
  legal: typed("menuLink", [
    { text: "Privacy policy", path: "/privacy-policy" },
    { text: "Terms and conditions", path: "/terms-and-conditions" },
  ]),
};
