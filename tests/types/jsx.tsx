/** Both elements in the JSX of React, and by preact/tsconfig.json in that of Preact. */
export const page = (
  <main>
    <quote-builder
      id="price"
      service="residential"
      success-url="none"
      partner="Fleetwood Rentals"
      theme={undefined}
      analytics={false}
      onquotestep={({ detail }) => detail.step.toFixed() + detail.name}
      onquotesubmit={(event) => event.preventDefault()}
    >
      Call (604) 555-0142 for a price.
    </quote-builder>
    <quote-builder successUrl="/thanks" mode="dialog" trigger="#price" />
    <inquiry-form
      email-key="key"
      emailOrigin="https://api.emailjs.com"
      oninquirysent={({ detail }) => detail.utm_source}
    />
  </main>
)

export const wrong = (
  <main>
    {/* @ts-expect-error: no such service. */}
    <quote-builder service="gardening" />
    {/* @ts-expect-error: an attribute is a text. */}
    <quote-builder success-url={1} />
    {/* @ts-expect-error: no such property. */}
    <inquiry-form sucessUrl="none" />
    {/* @ts-expect-error: a page calls methods, and a template does not set them. */}
    <quote-builder open={() => {}} />
    {/* @ts-expect-error: an inquiry has no total. */}
    <inquiry-form oninquirysent={({ detail }) => detail.total} />
    {/* @ts-expect-error: another element's event. */}
    <inquiry-form onquotestep={() => undefined} />
    {/* @ts-expect-error: a step has a number. */}
    <quote-builder onquotestep={(event: CustomEvent<{ step: string }>) => event} />
  </main>
)
