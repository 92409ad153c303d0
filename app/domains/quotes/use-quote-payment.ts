import { useNavigate } from "@remix-run/react";
import { type FormEvent, useRef, useState } from "react";
import { orderSuccessKey } from "~/domains/orders/order-success-record";
import type { FormPress, Payer, PaymentHandle } from "~/domains/payments/payment-handle";
import { defaultMethod, type OfferedMethod } from "~/domains/payments/payment-methods";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { complaintsBeforeFields } from "~/domains/payments/providers/not-ready";
import { partComplaint, splitMessages, splitMethod } from "~/domains/payments/split";
import { type PayReply, postForPay, takePayment } from "~/domains/payments/take-payment";
import { centsFromDollars } from "~/kernel/money";
import { paths } from "~/kernel/paths";
import { ok } from "~/kernel/result";
import { useExpiringMessage } from "~/ui/use-expiring-message";
import { type AfterRun, useOnce } from "~/ui/use-once";
import { quoteMessages } from "./quote.messages";
import type { QuoteJson } from "./quote.schema";
import type { OpenQuote } from "./quote-data";

type Errors = Readonly<Record<string, string>>;

/** S2 §4.1: a banner of errors clears after 10 seconds. */
const bannerMs = 10_000;

/** The payment form of a quote: its choices, complaints, and what a press of its button does (S2 §4.5). */
// oxlint-disable-next-line max-lines-per-function -- the states of one form, which only make sense together
export function useQuotePayment({ quote, link, methods: offered }: OpenQuote) {
  const payment = useRef<PaymentHandle>(null);
  const navigate = useNavigate();
  const methods = offered.filter(({ name }) => name !== splitMethod || quote.splitPaymentEnabled);
  const partMethods = methodsForParts(methods);
  const [chosen, choose] = useState(() => defaultMethod(methods)?.name ?? "");
  const [part, setPart] = useState("");
  const [partMethod, choosePartMethod] = useState(() => defaultMethod(partMethods)?.name ?? "");
  const [errors, setErrors] = useState<Errors>({});
  const banner = useExpiringMessage<string>(bannerMs);
  const { busy, once } = useOnce();
  const isPart = chosen === splitMethod;
  const paysBy = methods.find(({ name }) => name === (isPart ? partMethod : chosen));

  const forget = (field: string) => setErrors(({ [field]: _gone, ...rest }) => rest);
  const complain = (complaints: Errors) => {
    setErrors(complaints);
    const [first] = Object.keys(complaints);
    if (first) document.getElementById(first)?.focus();
  };
  const complaintsNow = async (): Promise<Errors> => ({
    ...(isPart ? partComplaints(quote, part, partMethod) : {}),
    ...(await cardComplaints()),
  });
  const press: FormPress = {
    check: async (heading) => {
      const complaints = await complaintsNow();
      complain(complaints);
      const isReady = Object.keys(complaints).length === 0;
      if (!isReady) banner.show(heading);
      return isReady;
    },
    submit: () => once(submit),
  };
  const submit = async (sending: () => void): Promise<AfterRun> => {
    banner.clear();
    const complaints = await complaintsNow();
    complain(complaints);
    if (Object.keys(complaints).length > 0) return "free";
    sending();
    const body = { ...link, paymentMethod: chosen, total: quote.total };
    const split = isPart ? { splitAmount: part, selectedSplitMethod: partMethod } : {};
    const outcome = await takePayment(
      {
        prepare: async () => (await payment.current?.prepare?.()) ?? ok({}),
        begin: (prepared) => postForPay(paths.api.payQuote, { ...body, ...split, ...prepared }),
        confirm: async (begun) =>
          payment.current ? payment.current.pay(begun, payerOf(quote)) : paymentMessages.methodNotAvailable,
        settle: () => postForPay(paths.api.convertQuote, link),
      },
      { failed: quoteMessages.paymentFailed, trouble: quoteMessages.trouble },
    );
    if (outcome.kind === "done") {
      navigate(successPath(outcome.reply));
      return "busy";
    }
    if (outcome.kind === "invalid") complain(firstOfEach(outcome.errors));
    else banner.show(outcome.message);
    return "free";
  };
  const cardComplaints = async (): Promise<Errors> => {
    const found = payment.current ? await payment.current.complaints() : complaintsBeforeFields(paysBy);
    return Object.fromEntries(found.map(({ field, message }) => [field, message]));
  };

  return {
    methods,
    chosen,
    choose,
    part,
    typePart: (typed: string) => {
      setPart(typed);
      forget("splitAmount");
    },
    partMethods,
    partMethod,
    choosePartMethod,
    gateway: paysBy?.gateway ?? null,
    payment,
    press,
    errors,
    forget,
    banner,
    busy,
    submit: (event: FormEvent) => {
      event.preventDefault();
      void once(submit);
    },
  } as const;
}

/** The methods that may take a part: those the split method names, with a provider behind them. */
function methodsForParts(methods: readonly OfferedMethod[]): readonly OfferedMethod[] {
  const split = methods.find(({ name }) => name === splitMethod);
  return methods.filter(({ name, gateway }) => gateway && (split?.availableMethods?.includes(name) ?? true));
}

function partComplaints(quote: QuoteJson, part: string, method: string): Errors {
  const minimum = centsFromDollars(quote.minimumSplitAmount);
  const amount = partComplaint(part, { minimum, total: centsFromDollars(quote.total) });
  return {
    ...(amount ? { splitAmount: amount } : {}),
    ...(method ? {} : { selectedSplitMethod: splitMessages.method }),
  };
}

/** QUOT-018, QUOT-019: the order's number is stored, and a balance leads to the words for parts. */
function successPath({ order }: PayReply): string {
  if (!order) return paths.orderSuccess;
  const { orderIncrementId: orderId, balanceDue, total } = order;
  const remainingBalance = Math.max(balanceDue, 0);
  const record = { orderId, partialPayment: (total * 100 - remainingBalance * 100) / 100, remainingBalance };
  window.localStorage.setItem(orderSuccessKey, JSON.stringify(record));
  return `${paths.orderSuccess}?${remainingBalance > 0 ? "split" : "paid"}=true`;
}

function firstOfEach(errors: Readonly<Record<string, readonly string[]>>): Errors {
  return Object.fromEntries(Object.entries(errors).map(([field, [first]]) => [field, first ?? ""]));
}

/** Who pays: whose billing address it is. */
function payerOf({ addresses, email, phone }: QuoteJson): Payer {
  const billing = addresses.find(({ type }) => type === "billing");
  return {
    name: billing ? `${billing.firstName} ${billing.lastName}` : "",
    email,
    phone: billing?.phoneNumber || phone,
    line1: billing?.street1 ?? "",
    line2: billing?.street2 ?? "",
    city: billing?.city ?? "",
    state: billing?.state ?? "",
    zip: billing?.zipCode ?? "",
    country: billing?.countryId ?? "",
  };
}
