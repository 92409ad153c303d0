import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  PaymentElement,
  useElements,
  useStripe,
} from "@stripe/react-stripe-js";
import { loadStripe } from "@stripe/stripe-js";
import { type FormEvent, useState } from "react";
import { createRoot } from "react-dom/client";

/** A minimal card form with the unchanged packages. The hash of the URL is the client secret of the payment. */
const stripe = loadStripe("pk_test_sandbox");
const secret = window.location.hash.slice(1);
const style = {
  base: { fontSize: "17px", color: "#1c1c1a", "::placeholder": { color: "#6b7280" } },
  invalid: { color: "#b3261e" },
};

function CardForm() {
  const stripe = useStripe();
  const elements = useElements();
  const [messages, setMessages] = useState("");
  const [fieldError, setFieldError] = useState("");
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    const card = elements?.getElement(CardNumberElement);
    if (!stripe || !card) return;
    setMessages("paying");
    const result = await stripe.confirmCardPayment(secret, {
      payment_method: { card, billing_details: { name: "Ada Example" } },
    });
    setMessages(result.error ? `error: ${result.error.message}` : result.paymentIntent.status);
  };
  return (
    <form onSubmit={pay}>
      <label htmlFor="number">Card number</label>
      <div className="box">
        <CardNumberElement
          id="number"
          options={{ style, showIcon: true }}
          onChange={(event) =>
            setFieldError(event.error?.message ?? (event.complete ? `complete ${event.brand}` : ""))
          }
        />
      </div>
      <div className="pair">
        <div className="box">
          <CardExpiryElement options={{ style }} />
        </div>
        <div className="box">
          <CardCvcElement options={{ style }} />
        </div>
      </div>
      <p data-testid="field">{fieldError}</p>
      <button type="submit">Pay</button>
      <p data-testid="payment-message">{messages}</p>
    </form>
  );
}

function PaymentForm() {
  const stripe = useStripe();
  const elements = useElements();
  const [messages, setMessages] = useState("");
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements) return;
    const checked = await elements.submit();
    if (checked.error) return setMessages(`error: ${checked.error.message}`);
    const result = await stripe.confirmPayment({
      elements,
      clientSecret: secret,
      confirmParams: { return_url: window.location.origin },
      redirect: "if_required",
    });
    setMessages(result.error ? `error: ${result.error.message}` : result.paymentIntent.status);
  };
  return (
    <form onSubmit={pay}>
      <PaymentElement />
      <button type="submit">Pay</button>
      <p data-testid="payment-message">{messages}</p>
    </form>
  );
}

const appearance = { variables: { colorPrimary: "#1f4d3a", borderRadius: "2px" } };
const isPayment = window.location.pathname === "/payment";
const options = isPayment ? { clientSecret: secret, appearance } : {};

createRoot(document.getElementById("root") ?? document.body).render(
  <Elements stripe={stripe} options={options}>
    {isPayment ? <PaymentForm /> : <CardForm />}
  </Elements>,
);
