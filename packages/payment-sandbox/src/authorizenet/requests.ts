import { z } from "zod";
import { createStrictSequence } from "./strict-sequence.ts";

/**
 * Request schemas of Authorize.Net's API. Order of elements and limits follow `AnetApiSchema.xsd`
 * (https://api.authorize.net/xml/v1/schema/AnetApiSchema.xsd), types merchantAuthenticationType,
 * transactionRequestType, orderType, customerDataType, customerAddressType, nameAndAddressType, settingType.
 */
const createTextSchema = (length: number) => z.string().max(length);
const amount = z.union([z.number(), z.string().regex(/^\d+(\.\d{1,4})?$/)]).transform(Number);

const merchantAuthentication = createStrictSequence({
  name: createTextSchema(25).optional(),
  transactionKey: createTextSchema(16).optional(),
  clientKey: z.string().optional(),
});
export type MerchantAuthentication = z.infer<typeof merchantAuthentication>;

const nameAndAddress = {
  firstName: createTextSchema(50).optional(),
  lastName: createTextSchema(50).optional(),
  company: createTextSchema(50).optional(),
  address: createTextSchema(60).optional(),
  city: createTextSchema(40).optional(),
  state: createTextSchema(40).optional(),
  zip: createTextSchema(20).optional(),
  country: createTextSchema(60).optional(),
};

const transactionRequest = createStrictSequence({
  transactionType: z.enum([
    "authCaptureTransaction",
    "priorAuthCaptureTransaction",
    "refundTransaction",
    "voidTransaction",
  ]),
  amount: amount.optional(),
  currencyCode: z.string().length(3).optional(),
  payment: createStrictSequence({
    creditCard: createStrictSequence({
      cardNumber: createTextSchema(16),
      expirationDate: createTextSchema(7),
    }).optional(),
    opaqueData: createStrictSequence({ dataDescriptor: z.string(), dataValue: z.string() }).optional(),
  }).optional(),
  refTransId: z.string().optional(),
  order: createStrictSequence({
    invoiceNumber: createTextSchema(20).optional(),
    description: createTextSchema(255).optional(),
  }).optional(),
  poNumber: createTextSchema(25).optional(),
  customer: createStrictSequence({
    type: z.enum(["individual", "business"]).optional(),
    id: createTextSchema(20).optional(),
    email: createTextSchema(255).optional(),
  }).optional(),
  billTo: createStrictSequence({
    ...nameAndAddress,
    phoneNumber: createTextSchema(25).optional(),
  }).optional(),
  shipTo: createStrictSequence(nameAndAddress).optional(),
  customerIP: createTextSchema(39).optional(),
  transactionSettings: createStrictSequence({
    setting: z.array(createStrictSequence({ settingName: z.string(), settingValue: z.string() })),
  }).optional(),
});
export type TransactionRequest = z.infer<typeof transactionRequest>;

const requestEnvelope = { merchantAuthentication, refId: createTextSchema(20).optional() };

/** Schemas by request name, which is the only member of a request. */
export const requests = {
  authenticateTestRequest: createStrictSequence(requestEnvelope),
  createTransactionRequest: createStrictSequence({ ...requestEnvelope, transactionRequest }),
  getTransactionDetailsRequest: createStrictSequence({
    ...requestEnvelope,
    transId: z.string().regex(/^\d+$/),
  }),
  getUnsettledTransactionListRequest: createStrictSequence({
    ...requestEnvelope,
    status: z.enum(["any", "pendingApproval"]).optional(),
    sorting: createStrictSequence({
      orderBy: z.enum(["id", "submitTimeUTC"]),
      orderDescending: z.boolean(),
    }).optional(),
    paging: createStrictSequence({
      limit: z.coerce.number().int().min(1).max(1000),
      offset: z.coerce.number().int().min(1).max(100_000),
    }).optional(),
  }),
  updateHeldTransactionRequest: createStrictSequence({
    ...requestEnvelope,
    heldTransactionRequest: createStrictSequence({
      action: z.enum(["approve", "decline"]),
      refTransId: z.string(),
    }),
  }),
  /** Sent by Accept.js from the browser. */
  securePaymentContainerRequest: createStrictSequence({
    merchantAuthentication,
    refId: createTextSchema(20).optional(),
    data: createStrictSequence({
      type: z.literal("TOKEN"),
      id: z.string(),
      token: createStrictSequence({
        cardNumber: z.string().regex(/^\d{13,16}$/),
        expirationDate: z.string().regex(/^\d{6}$/),
        cardCode: z
          .string()
          .regex(/^\d{3,4}$/)
          .optional(),
        zip: createTextSchema(20).optional(),
        fullName: createTextSchema(64).optional(),
      }),
    }),
  }),
} as const;
export type RequestName = keyof typeof requests;
export type RequestOf = { readonly [N in RequestName]: z.infer<(typeof requests)[N]> };
