import { conventions } from 'virtual:content/business'
import { catalogue, words } from 'virtual:content/catalogue'
import { renderToString } from 'react-dom/server'
import amounts from '../../site/styles/amounts.css?inline'
import colours from '../../site/styles/colours.css?inline'
import tokens from '../../site/styles/tokens.css?inline'
import host from '../element/host.css?inline'
import widget from '../element/widget.css?inline'
import fields from '../fields/fields.css?inline'
import { setConventions } from '../rules/company/conventions.ts'
import { quoteRoom, startRule } from '../rules/embed/room.ts'
import { noAnswers } from '../rules/engine/answers.ts'
import { numberOfSteps, stepsOf } from '../rules/wizard/wizard-steps.ts'
import * as en from '../words/en.ts'
import { ServiceStep } from './steps/ServiceStep.tsx'
import { Progress, StepHead } from './steps/StepFrame.tsx'
import breakdown from './styles/breakdown.css?inline'
import drawn from './styles/drawn.css?inline'
import frame from './styles/frame.css?inline'
import narrow from './styles/narrow.css?inline'
import news from './styles/news.css?inline'
import tiles from './styles/tiles.css?inline'
import wide from './styles/wide.css?inline'

setConventions(conventions)

const start = startRule('form:has(.services)', quoteRoom(catalogue))
/** The widget's styles (register.tsx) that the first step needs. */
const css = [
  colours,
  tokens,
  amounts,
  host,
  widget,
  fields,
  frame,
  news,
  tiles,
  breakdown,
  wide,
  narrow,
  start,
  drawn,
].join('')

/**
 * The first step of a tag without attributes, as QuoteBuilder draws it but without listeners; the
 * tag's own text is over it. A press before any script of the page has loaded loads the page again,
 * as a link that names the service does.
 */
function FirstStep() {
  const [step] = stepsOf({ catalogue, words }, noAnswers)
  return (
    <div lang={en.language}>
      <form className="wizard" part="wizard" noValidate>
        <Progress step={1} of={numberOfSteps(catalogue, noAnswers)} name={step.name} />
        <p className="hidden" role="status" />
        <div className="news" role="status" aria-atomic="false" />
        <div className="layout">
          <StepHead step={step} heading={{ current: null }} />
          <div className="step">
            <ServiceStep catalogue={catalogue} chosen="" onChoose={() => {}} sentAs="service" />
          </div>
        </div>
      </form>
      <slot />
    </div>
  )
}

/** The first child of the tag on our own page: its shadow root, until the script takes it over. */
export const template = `<template shadowrootmode="open"><style>${css}</style>${renderToString(<FirstStep />)}</template>`
