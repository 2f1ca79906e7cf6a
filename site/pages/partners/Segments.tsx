interface Props {
  legend: string
  name: string
  /** Values with their labels. */
  choices: [value: string, label: string][]
  chosen: string
}

/** Radio buttons next to each other. They belong to the settings form, wherever they are. */
export function Segments({ legend, name, choices, chosen }: Props) {
  return (
    <fieldset className="segments">
      <legend className="hidden">{legend}</legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input
            className="hidden"
            type="radio"
            name={name}
            value={value}
            form="settings"
            defaultChecked={value === chosen}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
