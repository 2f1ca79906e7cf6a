import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  contentOfOtherCompany,
  copyOfOtherCompany,
  removeCopies,
} from '../fixtures/project-copy.ts'
import { expectLines, expectRefused, lineOf, make, refusalOf } from './mistakes.ts'

afterAll(removeCopies)

const business = 'site/content/business.json'
const contactStep = 'site/content/contact-step.json'

test('a build names every fact that nobody can read or use', () =>
  expectRefused([
    [
      business,
      '"Fern & Sons Property Care"',
      '" "',
      'name: is empty; write the name of the company.',
    ],
    [
      business,
      '"latitude": 50.6745',
      '"latitude": 506745',
      'geo.latitude: 506745 is not a place; write -90 to 90 degrees.',
    ],
    [
      business,
      '250.555.0187',
      '555.0187',
      'phone: "555.0187" has 7 digits; write the ten of the number, as (604) 555-0142, or one of another country as +44 20 7946 0958.',
    ],
    [
      business,
      'office@fern.example',
      'office@fern',
      'email: "office@fern" is no email address; write one such as hello@goldcrest.example.',
    ],
    [
      business,
      'Monday to Thursday',
      'Monday til Thursday',
      'hours 1.days: "Monday til Thursday" names no days; write Monday to Friday, Saturday and Sunday, or Every day.',
    ],
    [
      business,
      '9:00 AM to 12:00 PM',
      '7 to 7',
      'hours 2.time: "7 to 7" cannot be read; write 7:00 AM to 7:00 PM, or Closed.',
    ],
    [
      business,
      'Saturday and Sunday',
      'Friday to Sunday',
      'hours 3.days: Friday stands in an earlier line too; keep one, with two times as 9 AM to noon and 1 PM to 5 PM.',
    ],
    [
      business,
      'https://www.facebook.com/fern.example',
      'www.facebook.com/fern',
      'social 1.url: "www.facebook.com/fern" is not an address; write one that starts with https://.',
    ],
  ]))

test('a build says where a comma is missing, and where a key appears twice', async () => {
  const copy = contentOfOtherCompany()
  make(copy, [contactStep, '["V2B", "V2C"', '["V2B" "V2C"'])
  make(copy, [business, '"longitude":', '"latitude": 50.7, "longitude":'])
  const line = lineOf(copy, business, '"longitude":')
  await expectLines(copy, [
    `${business}:${line}: latitude: is here twice, and only the last one counts; keep one.`,
    `${contactStep}:5: write a comma after "V2B".`,
  ])
})

test('a build says where a text has no quotes', () =>
  expectRefused([
    [
      business,
      '"Fern & Sons"',
      'Fern',
      'Fern is not a value; put words between quotes, as "Fern".',
    ],
  ]))

test('a build names what is wrong in .env', async () => {
  const copy = copyOfOtherCompany()
  const lines = [
    '# Ours',
    'SITE_URL=brightwater.example',
    'VITE_GTM_ID=G-123',
    'VITE_EMAILJS_SERVICE_ID=abc',
    'VITE_EMAILJS_PUBLIC_KEY=',
    'EDITOR_REPO=github.com/fern/site',
    '',
  ]
  writeFileSync(path.join(copy, '.env'), lines.join('\n'))
  const missing = 'is missing; set all four EmailJS ids or none.'
  const problems = [
    '.env:2: SITE_URL: "brightwater.example" is not an address; write https://brightwater.example',
    '.env:3: VITE_GTM_ID: "G-123" is not a container id; write an id such as GTM-AB12CD3.',
    `.env:4: VITE_EMAILJS_QUOTE_TEMPLATE_ID: ${missing}`,
    `.env:4: VITE_EMAILJS_INQUIRY_TEMPLATE_ID: ${missing}`,
    `.env:5: VITE_EMAILJS_PUBLIC_KEY: ${missing}`,
    '.env:6: EDITOR_REPO: "github.com/fern/site" is not a repository; write fern/site.',
  ]
  expect(await refusalOf(copy)).toBe(`${problems.join('\n')}\n`)
})

test('a build names a short name that was left unchanged when the name was changed', () =>
  expectRefused([
    [
      business,
      '"shortName": "Fern & Sons"',
      '"shortName": "Goldcrest"',
      'shortName: "Goldcrest" is no part of "Fern & Sons Property Care"; write the words of the name that stay where there is little room.',
    ],
  ]))

test('a build names every wrong word about the contact step, and every impossible postal code', () =>
  expectRefused([
    [
      contactStep,
      '"preferredDay": true',
      '"preferredDay": "yes"',
      'preferredDay: "yes" is not right; write true or false, without quotes.',
    ],
    [
      contactStep,
      '"12-25"',
      '"25.12."',
      'closedDates 1: "25.12." is not a date; write one as 2026-12-24, or 12-25 for every year.',
    ],
    [
      contactStep,
      '"served":',
      '"serves":',
      'postalCode: "serves" is unknown; did you mean served?',
    ],
  ]))

test('a build names every area beginning that no postal code has', () => {
  const begin = 'write the first letters and digits of one, as V3 or V4N.'
  return expectRefused([
    [
      contactStep,
      '"V2B"',
      '"v2b"',
      'postalCode.served 1: "v2b" begins no Canadian postal code; write V2B.',
    ],
    [
      contactStep,
      '"V2C"',
      '"V2O"',
      `postalCode.served 2: "V2O" begins no Canadian postal code; ${begin}`,
    ],
    [
      contactStep,
      '"V1S 1"',
      '"V1S1"',
      `postalCode.served 3: "V1S1" begins no Canadian postal code; write V1S 1.`,
    ],
  ])
})
