import type { InformationPart, InformationSection } from '../../../../texts/information/page.ts';
import { Sentence } from '../../../ui/sentence.tsx';
import { Frame } from '../site/frame.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './information.module.css';

export interface InformationProps {
  readonly texts: {
    readonly title: string;
    readonly description: string;
    readonly heading: string;
    readonly lead: string;
    readonly parts: readonly InformationPart[];
  };
  /** Bare address of the page. */
  readonly path: string;
  /** The day since which it says so, in words; null where nothing is promised. */
  readonly since: string | null;
  readonly supportEmail: string | null;
}

/** A page that tells something: its headings beside it, so that a question is found, and sections one can link to. */
export function InformationScreen({ texts: { heading, lead, parts }, since, supportEmail }: InformationProps) {
  const { t } = useSite();
  return (
    <Frame hasSearch={false}>
      <div className={styles['page']}>
        <header className={styles['head']}>
          <h1>{heading}</h1>
          <p className={styles['lead']}>{lead}</p>
          {since !== null && <p className={styles['since']}>{t('site.inForceSince', { day: since })}</p>}
        </header>
        <Contents parts={parts} />
        <div className={styles['body']}>
          {parts.map((part) => (
            <Part key={part.heading ?? ''} part={part} />
          ))}
          {supportEmail !== null && (
            <p className={styles['write']}>
              <Sentence
                text={t('site.writeToUs', { email: '{email}' })}
                parts={{ email: <a href={`mailto:${supportEmail}`}>{supportEmail}</a> }}
              />
            </p>
          )}
        </div>
      </div>
    </Frame>
  );
}

function Contents({ parts }: { readonly parts: readonly InformationPart[] }) {
  const { t } = useSite();
  return (
    <nav className={styles['contents']} aria-label={t('site.onThisPage')}>
      {parts.map((part) => (
        <div key={part.heading ?? ''}>
          {part.heading !== null && <p>{part.heading}</p>}
          <ul>
            {part.sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Sections of one part are a level below its heading; where there is none, they are the headings of the page. */
function Part({ part }: { readonly part: InformationPart }) {
  const sections = part.sections.map((section) => (
    <Section key={section.id} section={section} level={part.heading === null ? 'h2' : 'h3'} />
  ));
  if (part.heading === null) return sections;
  return (
    <section>
      <h2 className={styles['part']}>{part.heading}</h2>
      {sections}
    </section>
  );
}

function Section({ section, level: Heading }: { readonly section: InformationSection; readonly level: 'h2' | 'h3' }) {
  const { href } = useSite();
  const { id, heading, paragraphs, table, points, links } = section;
  return (
    <section id={id} className={styles['section']} aria-labelledby={`${id}-heading`}>
      <Heading id={`${id}-heading`}>{heading}</Heading>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {table !== undefined && <Facts id={id} table={table} />}
      {points !== undefined && (
        <ul className={styles['points']}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {links !== undefined && (
        <ul className={styles['links']}>
          {links.map(({ to, label }) => (
            <li key={to}>
              <a href={href(to)}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A table whose rows become cards where there is no room for columns; each cell then says what it is. */
function Facts({ id, table }: { readonly id: string; readonly table: NonNullable<InformationSection['table']> }) {
  return (
    <table className={styles['facts']} aria-labelledby={`${id}-heading`}>
      <thead>
        <tr>
          {table.head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((cell, i) => (
              <td key={table.head[i + 1]} data-name={table.head[i + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
