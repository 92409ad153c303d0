/** Shown without script, because the sample cart requires it. */
export function SamplesNeedScript({ className }: { readonly className?: string }) {
  return (
    <noscript>
      <p className={className}>
        Ordering samples needs JavaScript, because your cart is kept in this browser. Please turn it on, or
        call us and we'll take your order by phone.
      </p>
    </noscript>
  );
}
