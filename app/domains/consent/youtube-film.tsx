import { useLocation } from "@remix-run/react";
import { type CSSProperties, type MouseEvent, useContext, useEffect, useRef, useState } from "react";
import { FilmPicture } from "~/content/pictures/film-picture";
import type { ContentImage } from "~/content/schemas";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Link, PublicPathContext } from "~/ui/link";
import { useConsent } from "./consent-store";

/** After this time without a loaded player, the page shows a link instead. */
const loadTimeoutMs = 10_000;

type YoutubeFilmProps = {
  readonly videoId: string;
  /** The editor's URL of the video. */
  readonly videoUrl: string;
  readonly title: string;
  readonly thumbnail?: ContentImage | undefined;
  /** The `sizes` attribute of the thumbnail. */
  readonly sizes: string;
  readonly style?: CSSProperties;
};

type State = "picture" | "question" | "playing" | "failed";

/**
 * PAGE-029: a YouTube video in the page. YouTube loads only after the visitor allowed marketing, or agreed
 * to this video. Without script, and on personal pages, whose policy forbids the player, the picture is a
 * link.
 */
export function YoutubeFilm({ videoId, videoUrl, title, thumbnail, sizes, style }: YoutubeFilmProps) {
  const { choice } = useConsent();
  const [state, setState] = useState<State>("picture");
  const link = useRef<HTMLAnchorElement>(null);
  const isPlayable = useContext(PublicPathContext)(useLocation().pathname);
  const handleClick = (event: MouseEvent) => {
    if (!isPlayable || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setState(choice.includes("marketing") ? "playing" : "question");
  };
  const goBack = () => {
    setState("picture");
    requestAnimationFrame(() => link.current?.focus());
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="video-frame no-print" style={style}>
        {state === "playing" ? (
          <Player videoId={videoId} title={title} onFail={() => setState("failed")} />
        ) : state === "question" ? (
          <Question title={title} onAgree={() => setState("playing")} onCancel={goBack} />
        ) : (
          <a
            ref={link}
            href={videoUrl}
            onClick={handleClick}
            rel="noopener"
            aria-label={`Play video: ${title}`}
            className="group"
          >
            <FilmPicture title={title} thumbnail={thumbnail} youtubeId={videoId} sizes={sizes} />
            <span className="play-sign group-hover:bg-pine-deep">
              <Icon name="play" size="large" />
            </span>
          </a>
        )}
      </div>
      {state === "playing" || state === "failed" ? (
        <p role="status" className="no-print text-sm text-ink-soft">
          {state === "failed" ? "The video won't load here." : "Not playing?"}{" "}
          <Link to={videoUrl} rel="noopener">
            Watch it on YouTube
          </Link>
        </p>
      ) : null}
    </div>
  );
}

type QuestionProps = {
  readonly title: string;
  readonly onAgree: () => void;
  readonly onCancel: () => void;
};

/** Asks for consent to this video; the answer is not stored. */
function Question({ title, onAgree, onCancel }: QuestionProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("button")?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form, and this is not a form
    <div
      ref={box}
      role="group"
      aria-label={`Play video: ${title}`}
      className="flex flex-col items-center justify-center gap-4 overflow-y-auto p-4 text-center text-sm"
    >
      <p className="max-w-prose">This video comes from YouTube, which may set its own cookies.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button size="small" onClick={onAgree}>
          Play (loads YouTube)
        </Button>
        <Button size="small" variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

type PlayerProps = { readonly videoId: string; readonly title: string; readonly onFail: () => void };

function Player({ videoId, title, onFail }: PlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => frame.current?.focus(), []);
  useEffect(() => {
    if (isLoaded) return;
    const timer = setTimeout(onFail, loadTimeoutMs);
    return () => clearTimeout(timer);
  }, [isLoaded, onFail]);
  return (
    <iframe
      ref={frame}
      src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&playsinline=1&rel=0`}
      title={`Video: ${title}`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube refuses to play without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={() => setLoaded(true)}
      className="border-0"
    />
  );
}
