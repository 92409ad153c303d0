import { useState } from "react";
import { Button } from "~/ui/button";
import { Alert } from "~/ui/feedback/alert";

/** A placeholder for live chat: no provider is connected, and the button says so (PAGE-039). */
export function StartChat() {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className="needs-script mt-10 flex flex-wrap items-center gap-5">
      <Button type="button" variant="secondary" onClick={() => setIsAsked(true)}>
        Start chat
      </Button>
      {isAsked ? <Alert>This is Under Development! We are working on it!</Alert> : null}
    </div>
  );
}
