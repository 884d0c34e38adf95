import classes from './developers.module.css'

type Props = {
  readonly title: string
  /** Shown as formatted JSON, a text as it is; undefined where nothing is sent. */
  readonly json: unknown
}

/** What is sent or answered, as text. */
export const Example = ({ title, json }: Props) => (
  <figure className={classes.example}>
    <figcaption>{title}</figcaption>
    {json !== undefined && <pre>{typeof json === 'string' ? json : JSON.stringify(json, null, 2)}</pre>}
  </figure>
)
