/** A cabinet door: two stiles, two rails, a panel. */
export function DoorIcon() {
  return (
    <svg viewBox="0 0 25 25" width="1em" height="1em" aria-hidden="true">
      <rect x="5" y="2" width="15" height="21" fill="#1f4d3a" />
      <rect x="8.5" y="5.5" width="8" height="14" fill="#faf8f4" />
    </svg>
  );
}
