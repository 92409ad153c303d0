import { type ComponentProps, type RefObject, useEffect, useRef, useState } from "react";
import { Icon } from "../icon";
import { FieldHelp, type FieldProps, useFieldIds } from "./field";
import { FieldError } from "./field-error";

type FileDropProps = FieldProps & {
  /** Called for each new file; a returned message rejects the file. */
  readonly rejectFile?: (file: File) => string | null;
  /** The maximum number of files; further files are dropped with a message. */
  readonly maxFiles?: number;
  readonly tooMany?: string;
  /** The files are being uploaded and cannot change. */
  readonly isLocked?: boolean;
  /** A drop area or a native button. */
  readonly variant?: "drop" | "button";
  /** Files that were chosen before the component was unmounted. */
  readonly initialFiles?: readonly File[] | undefined;
  readonly onFiles?: ((files: readonly File[]) => void) | undefined;
} & Omit<ComponentProps<"input">, keyof FieldProps | "type" | "onChange">;

/** A file field with drag and drop. A native input holds the files; each can be removed from the list. */
// oxlint-disable-next-line max-lines-per-function -- one widget with its drop area, messages and file list
export function FileDrop({
  name,
  label,
  error,
  help,
  id,
  required,
  rejectFile,
  multiple,
  maxFiles = Number.POSITIVE_INFINITY,
  tooMany,
  isLocked = false,
  variant = "drop",
  initialFiles,
  onFiles,
  ...native
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [rejectionMessage, setRejectionMessage] = useState<string | null>(null);
  const fieldIds = useFieldIds({ id, name, error: error ?? rejectionMessage ?? undefined, help, required });
  const keepFiles = (next: readonly File[]) => {
    const transfer = new DataTransfer();
    for (const file of next) transfer.items.add(file);
    if (input.current) input.current.files = transfer.files;
    setFiles(next);
    onFiles?.(next);
  };
  const addFiles = (newFiles: readonly File[]) => {
    if (isLocked) return keepFiles(files);
    const messages = newFiles.map((file) => rejectFile?.(file) ?? null);
    const acceptedFiles = newFiles.filter((_, index) => messages[index] === null);
    const all = multiple
      ? [...files, ...acceptedFiles.filter((file) => !files.some((existing) => isSame(existing, file)))]
      : acceptedFiles;
    const limit = multiple ? maxFiles : 1;
    const limitMessage = all.length > limit ? (tooMany ?? null) : null;
    setRejectionMessage(messages.find((message) => message !== null) ?? limitMessage);
    keepFiles(all.slice(0, limit));
  };
  const containerRef = useRef<HTMLDivElement>(null);
  useFilesFromPage(containerRef, {
    // Files chosen before hydration, or before the form changed to another step.
    onMount: () => {
      const chosenFiles = [...(input.current?.files ?? [])];
      if (chosenFiles.length > 0) addFiles(chosenFiles);
      else if (initialFiles && initialFiles.length > 0) keepFiles(initialFiles);
    },
    onPaste: addFiles,
    reset: () => {
      keepFiles([]);
      setRejectionMessage(null);
    },
  });
  return (
    <div ref={containerRef} className="flex flex-col gap-1.5">
      <div className={frames[variant]}>
        {variant === "drop" ? <Icon name="upload" size="large" className="mx-auto text-pine" /> : null}
        <label
          htmlFor={fieldIds.controlId}
          className={variant === "drop" ? "mt-3 block font-medium" : "text-sm font-medium"}
        >
          {label}
          {required ? null : <span className="font-normal text-ink-faint"> (optional)</span>}
        </label>
        {variant === "drop" ? (
          <p className="text-sm text-ink-soft">
            Drop or paste {multiple ? "files" : "a file"} here, or click to choose
          </p>
        ) : null}
        <input
          {...native}
          {...fieldIds.control}
          ref={input}
          type="file"
          multiple={multiple}
          onChange={(event) => addFiles([...(event.target.files ?? [])])}
          className={inputs[variant]}
        />
      </div>
      {help ? <FieldHelp id={fieldIds.helpId}>{help}</FieldHelp> : null}
      {fieldIds.errorId ? <FieldError id={fieldIds.errorId}>{error ?? rejectionMessage}</FieldError> : null}
      <ul aria-label="Chosen files" className="flex flex-col">
        {files.map((file) => (
          <li
            key={file.name + file.size}
            className="flex items-center gap-3 border-b border-line py-1 text-sm"
          >
            <FilePreview file={file} />
            <span className="flex-1 truncate">{file.name}</span>
            <span className="tabular-nums text-ink-soft">{formatFileSize(file.size)}</span>
            <button
              type="button"
              aria-label={`Remove ${file.name}`}
              aria-disabled={isLocked || undefined}
              onClick={() => {
                if (isLocked) return;
                setRejectionMessage(null);
                keepFiles(files.filter((other) => other !== file));
              }}
              className="target flex items-center justify-center hover:text-danger aria-disabled:opacity-40 aria-disabled:hover:text-ink"
            >
              <Icon name="trash" size="small" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type FileEvents = {
  readonly onMount: () => void;
  readonly onPaste: (files: readonly File[]) => void;
  readonly reset: () => void;
};

/** Handles files chosen before hydration, files pasted anywhere in the form, and a form reset. */
function useFilesFromPage(containerRef: RefObject<HTMLElement>, events: FileEvents): void {
  const now = useRef(events);
  now.current = events;
  useEffect(() => {
    const form = containerRef.current?.closest("form") ?? null;
    const handlePaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const parentForm = event.target instanceof Element ? event.target.closest("form") : null;
      if (files.length === 0 || event.defaultPrevented || (parentForm && parentForm !== form)) return;
      event.preventDefault();
      now.current.onPaste(files);
    };
    const reset = () => now.current.reset();
    now.current.onMount();
    document.addEventListener("paste", handlePaste);
    form?.addEventListener("reset", reset);
    return () => {
      document.removeEventListener("paste", handlePaste);
      form?.removeEventListener("reset", reset);
    };
  }, [containerRef]);
}

const frames = {
  drop: "relative rounded-sm border border-dashed border-line-strong bg-white px-6 py-8 text-center transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-pine",
  button: "flex flex-col gap-1.5",
} as const;
const inputs = {
  drop: "absolute inset-0 cursor-pointer opacity-0",
  button:
    "min-h-11 w-full text-sm file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-sm file:border file:border-solid file:border-line-strong file:bg-white file:px-4 file:font-medium",
} as const;

/** Shows a picture; other files, and pictures that are still loading, get an icon. */
function FilePreview({ file }: { readonly file: File }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file.type.startsWith("image/")) return;
    const objectUrl = URL.createObjectURL(file);
    setAddress(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  if (!address) return <Icon name="file" size="small" className="text-ink-soft" />;
  return (
    <img src={address} alt="" className="size-12 rounded-sm object-cover" onError={() => setAddress(null)} />
  );
}

function isSame(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}

const units = ["B", "kB", "MB", "GB"] as const;

/** Formats a size in bytes: 1536 becomes '1.5 kB'. */
export function formatFileSize(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)));
  const amount = bytes / 1024 ** power;
  return `${power === 0 ? amount : Number(amount.toFixed(1))} ${units[power]}`;
}
