import { conventions } from 'virtual:content/business'
import { catalogue, words } from 'virtual:content/catalogue'
import { renderToString } from 'react-dom/server'
import amounts from '../../site/styles/amounts.css?inline'
import colours from '../../site/styles/colours.css?inline'
import tokens from '../../site/styles/tokens.css?inline'
import host from '../element/host.css?inline'
import widget from '../element/widget.css?inline'
import type { QuoteBusinessData } from '../rules/company/business.ts'
import { setConventions } from '../rules/company/conventions.ts'
import { noAnswers } from '../rules/engine/answers.ts'
import { numberOfSteps, stepsOf } from '../rules/wizard/wizard-steps.ts'
import { english } from '../words/language.ts'
import { ServiceStep } from './steps/ServiceStep.tsx'
import { Progress, StepHead } from './steps/StepFrame.tsx'
import breakdown from './styles/breakdown.css?inline'
import drawn from './styles/drawn.css?inline'
import frame from './styles/frame.css?inline'
import narrow from './styles/narrow.css?inline'
import news from './styles/news.css?inline'
import serviceTile from './styles/service-tile.css?inline'
import services from './styles/services.css?inline'

setConventions(conventions)

/** The widget's styles (register.tsx) that the first step needs. */
const css = [
  colours,
  tokens,
  amounts,
  host,
  widget,
  frame,
  news,
  breakdown,
  narrow,
  serviceTile,
  services,
  drawn,
].join('')

/**
 * The first step of a tag without attributes, as QuoteBuilder draws it but without listeners; the
 * tag's own text is over it. A press before any script of the page has loaded loads the page again,
 * as a link that names the service does.
 */
function FirstStep({ pictures }: Pick<QuoteBusinessData, 'pictures'>) {
  const [step] = stepsOf({ catalogue, words }, noAnswers)
  return (
    <div lang={english.code} dir={english.direction}>
      <form className="wizard" part="wizard" noValidate>
        <Progress step={1} of={numberOfSteps(catalogue, noAnswers)} name={step.name} />
        <p className="hidden" role="status" />
        <div className="news" role="status" aria-atomic="false" />
        <div className="layout">
          <StepHead step={step} heading={{ current: null }} />
          <div className="step">
            <ServiceStep
              catalogue={catalogue}
              pictures={pictures}
              chosen=""
              onChoose={() => {}}
              sentAs="service"
            />
          </div>
        </div>
      </form>
      <slot />
    </div>
  )
}

/**
 * The first child of the tag on our own page: its shadow root, until the script takes it over. It has the
 * places of the pictures, which only the script fetches.
 */
export const templateWith = (pictures: QuoteBusinessData['pictures']) =>
  `<template shadowrootmode="open"><style>${css}</style>${renderToString(<FirstStep pictures={pictures} />)}</template>`
