import { z } from "zod";
import { sequence } from "./sequence.ts";

/**
 * Request schemas of Authorize.Net's API. Order of elements and limits follow `AnetApiSchema.xsd`
 * (https://api.authorize.net/xml/v1/schema/AnetApiSchema.xsd), types merchantAuthenticationType,
 * transactionRequestType, orderType, customerDataType, customerAddressType, nameAndAddressType, settingType.
 */
const upTo = (length: number) => z.string().max(length);
const amount = z.union([z.number(), z.string().regex(/^\d+(\.\d{1,4})?$/)]).transform(Number);

const merchantAuthentication = sequence({
  name: upTo(25).optional(),
  transactionKey: upTo(16).optional(),
  clientKey: z.string().optional(),
});
export type MerchantAuthentication = z.infer<typeof merchantAuthentication>;

const nameAndAddress = {
  firstName: upTo(50).optional(),
  lastName: upTo(50).optional(),
  company: upTo(50).optional(),
  address: upTo(60).optional(),
  city: upTo(40).optional(),
  state: upTo(40).optional(),
  zip: upTo(20).optional(),
  country: upTo(60).optional(),
};

const transactionRequest = sequence({
  transactionType: z.enum([
    "authCaptureTransaction",
    "priorAuthCaptureTransaction",
    "refundTransaction",
    "voidTransaction",
  ]),
  amount: amount.optional(),
  currencyCode: z.string().length(3).optional(),
  payment: sequence({
    creditCard: sequence({ cardNumber: upTo(16), expirationDate: upTo(7) }).optional(),
    opaqueData: sequence({ dataDescriptor: z.string(), dataValue: z.string() }).optional(),
  }).optional(),
  refTransId: z.string().optional(),
  order: sequence({ invoiceNumber: upTo(20).optional(), description: upTo(255).optional() }).optional(),
  poNumber: upTo(25).optional(),
  customer: sequence({
    type: z.enum(["individual", "business"]).optional(),
    id: upTo(20).optional(),
    email: upTo(255).optional(),
  }).optional(),
  billTo: sequence({ ...nameAndAddress, phoneNumber: upTo(25).optional() }).optional(),
  shipTo: sequence(nameAndAddress).optional(),
  customerIP: upTo(39).optional(),
  transactionSettings: sequence({
    setting: z.array(sequence({ settingName: z.string(), settingValue: z.string() })),
  }).optional(),
});
export type TransactionRequest = z.infer<typeof transactionRequest>;

const asked = { merchantAuthentication, refId: upTo(20).optional() };

/** Schemas by request name, which is the only member of a request. */
export const requests = {
  authenticateTestRequest: sequence(asked),
  createTransactionRequest: sequence({ ...asked, transactionRequest }),
  getTransactionDetailsRequest: sequence({ ...asked, transId: z.string().regex(/^\d+$/) }),
  getUnsettledTransactionListRequest: sequence({
    ...asked,
    status: z.enum(["any", "pendingApproval"]).optional(),
    sorting: sequence({
      orderBy: z.enum(["id", "submitTimeUTC"]),
      orderDescending: z.boolean(),
    }).optional(),
    paging: sequence({
      limit: z.coerce.number().int().min(1).max(1000),
      offset: z.coerce.number().int().min(1).max(100_000),
    }).optional(),
  }),
  updateHeldTransactionRequest: sequence({
    ...asked,
    heldTransactionRequest: sequence({ action: z.enum(["approve", "decline"]), refTransId: z.string() }),
  }),
  /** Sent by Accept.js from the browser. */
  securePaymentContainerRequest: sequence({
    merchantAuthentication,
    refId: upTo(20).optional(),
    data: sequence({
      type: z.literal("TOKEN"),
      id: z.string(),
      token: sequence({
        cardNumber: z.string().regex(/^\d{13,16}$/),
        expirationDate: z.string().regex(/^\d{6}$/),
        cardCode: z
          .string()
          .regex(/^\d{3,4}$/)
          .optional(),
        zip: upTo(20).optional(),
        fullName: upTo(64).optional(),
      }),
    }),
  }),
} as const;
export type RequestName = keyof typeof requests;
export type Asked = { readonly [N in RequestName]: z.infer<(typeof requests)[N]> };
