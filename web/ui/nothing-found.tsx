import { Button } from './button.tsx';
import { Empty } from './page-state.tsx';

type NothingFoundProps = {
  readonly title: string;
  readonly text: string;
  /** What the way back to all of them is called. */
  readonly back: string;
  readonly onShowAll: () => void;
};

/** A list that is empty because of what was chosen, and the way back to all of it. */
export function NothingFound({ title, text, back, onShowAll }: NothingFoundProps) {
  return (
    <Empty
      title={title}
      action={
        <Button variant="default" onClick={onShowAll}>
          {back}
        </Button>
      }
    >
      <p>{text}</p>
    </Empty>
  );
}
