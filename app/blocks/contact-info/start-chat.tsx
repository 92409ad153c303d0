import { useState } from "react";
import { Button } from "~/ui/button";
import { Alert } from "~/ui/feedback/alert";

/** PAGE-039: the chat an editor announces. No provider answers it yet, and it says so. */
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
