import { renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, test } from 'vitest'
import { factsOf, namesOf } from '../../site/build/content/facts.ts'
import { contentOfOtherCompany, removeCopies } from '../fixtures/project-copy.ts'
import { expectLines, expectRefused, make } from './mistakes.ts'

afterAll(removeCopies)

const specified = fileURLToPath(new URL('../fixtures/specified', import.meta.url))
const content = 'site/content'
const residential = `${content}/services/residential.json`
const airbnb = `${content}/services/airbnb.json`
const guests = `${content}/services/guests.json`
const commercial = `${content}/services/commercial.json`
const washing = `${content}/services/pressure-washing.json`
const extras = `${content}/extras.json`
const charges = `${content}/charges.json`
const offer = `${content}/offer.json`
const wizard = `${content}/wizard.json`

test('a build names every invalid price and percent', () =>
  expectRefused([
    [charges, '"minimum": 0', '"minimum": 49.5', 'minimum: 49.5 is no whole number; write 50.'],
    [
      charges,
      '"taxes": []',
      '"taxes": [{ "name": "GST", "percent": 500 }, { "percent": "5%" }]',
      'taxes 1.percent: 500 is more than all of it; write 0 to 100.',
      'taxes 2.name: is missing; write what the tax is called, such as GST.',
      'taxes 2.percent: "5%" is not a number; write 5.',
    ],
    [
      offer,
      '"percent": 15',
      '"percent": 0.5',
      'percent: 0.5 is not a discount; write 1 to 99, or 0 for no offer.',
    ],
    [
      offer,
      '"struck": 1.15',
      '"struck": 0.9',
      'struck: 0.9 crosses out no higher price; write more than 1, or 0 for nothing.',
    ],
    [
      washing,
      '"each": 7.5',
      '"each": null',
      'steps 1.questions 2.counts 1.each: is missing; write a number of dollars, such as 80.',
    ],
    [
      washing,
      '"price": 205',
      '"price": 800000000',
      'steps 1.questions 3.options 1.price: 800000000 is more than 100000; write dollars, as 80.',
    ],
    [
      residential,
      '"typical": {\n    "from": 120',
      '"typical": {\n    "from": 1400',
      'typical: the first number is the lower one; write from and to the other way round.',
    ],
    [
      residential,
      '"each": 65',
      '"each": "$83"',
      'steps 1.questions 1.counts 1.each: "$83" is not a number; write 83.',
    ],
    [
      residential,
      '"each": 37',
      '"each": -37',
      'steps 1.questions 1.counts 2.each: -37 is less than nothing; write 37, or 0.',
    ],
    [
      residential,
      '"each": 149.95',
      '"each": 149.956',
      'steps 1.questions 1.counts 4.each: 149.956 has a part of a cent; write 149.96.',
    ],
    [
      residential,
      '"percent": -25',
      '"percent": -0.25',
      'steps 2.questions 1.options 2.percent: -0.25 is less than one percent; write -25 for -25 %.',
    ],
    [
      residential,
      '"percent": -12',
      '"percent": -100',
      'steps 2.questions 1.options 3.percent: -100 leaves nothing to pay; write a number above -100.',
    ],
  ]))

test('a build names every word that is missing, unknown or of the wrong type', () =>
  expectRefused([
    [extras, '"id": "extras"', '"id": "more"', 'id: "more" is not right; write extras.'],
    [
      extras,
      '"code": "carpet"',
      '"code": "Carpet"',
      'questions 1.options 1.code: "Carpet" is not right; write up to 12 small letters and digits, such as carpet.',
    ],
    [
      airbnb,
      '"event": "residential_selection"',
      '"event": "rooms counted"',
      'steps 1.event: "rooms counted" is not right; write letters, digits and _, such as home_selection.',
    ],
    [
      airbnb,
      '"kind": "counts"',
      '"kind": "count"',
      'steps 1.questions 1.kind: "count" is not right; choose counts, one, many, yes or area.',
    ],
    [
      airbnb,
      '"name": "Turnaround"',
      '"name": " "',
      'steps 2.name: is empty; write what the step is called.',
    ],
    [
      commercial,
      '"path": "/commercial-cleaning"',
      '"path": "Commercial"',
      'path: "Commercial" is not right; write where its page is, such as /dog-walks.',
    ],
    [
      commercial,
      'Tell us about the space.',
      'Tell {firm} about it.',
      `steps 1.heading: {firm} is not a fact; there are ${namesOf({ ...factsOf(specified), count: '', Count: '' })}.`,
    ],
    [
      commercial,
      '"as": "list"',
      '"as": "menu"',
      'steps 1.questions 1.as: "menu" is not right; write "list", or leave it out for radio buttons.',
    ],
    [
      commercial,
      '"id": "commonAreas"',
      '"id": "Common areas"',
      'steps 1.questions 2.counts 3.id: "Common areas" is not right; write a name of letters and digits, such as livingRooms.',
    ],
    [
      washing,
      '"label": "Fence"',
      '"label": "Fence", "percent": 5',
      'steps 1.questions 3.options 5: "percent" is unknown; there are id, code, label, line, price.',
    ],
    [residential, '"icon": "house"', '"icno": "house"', '"icno" is unknown; did you mean icon?'],
    [
      residential,
      '"default": "one-time"',
      '"default": "one-time", "when": [{ "question": "bedrooms" }]',
      'steps 2.questions 1.when 1: is not a condition; write { "question": …, "is": […] }, { "question": …, "isNot": […] }, { "count": …, "atLeast": 1 } or, in the extras, { "service": […] }.',
    ],
    [
      residential,
      '"label": "Monthly"',
      '"label": "Weekly"',
      'steps 2.questions 1.options 4.label: "Weekly" is here twice; tell them apart.',
    ],
    [
      wizard,
      '"continue": "Continue"',
      '"continue": 1',
      'continue: 1 is not a text; put it between quotes.',
    ],
  ]))

test('a build says where a file is not valid JSON, and how to write it', () =>
  expectRefused([
    [charges, '0,', '0', 'write a comma after 0.'],
    [
      extras,
      '"Extras"',
      "'Extras'",
      '\'Extras\' is not a value; put words between quotes, as "Extras".',
    ],
    [offer, '1.15', '1.15,', 'take out the comma: nothing follows it.'],
    [
      airbnb,
      '"order": 3',
      '"order": 3, // after the shops',
      'comments are for programs; take it out.',
    ],
    [commercial, '"each": 95', '"each": $95', '$95 is not a number; write 95.'],
    [
      washing,
      '"order": 4',
      '"order": 4, "order": 5',
      'order: is here twice, and only the last one counts; keep one.',
    ],
    [residential, '"House Care"', '"House Care', 'write " at the end of "House Care,.'],
    [wizard, '"continue":', '"continue"', 'write a colon after "continue".'],
  ]))

test('a build names what contradicts the other services', () =>
  expectRefused([
    [
      airbnb,
      '"id": "home"',
      '"id": "quote"',
      'steps 1.id: "quote" is a step of the wizard itself; write another id.',
    ],
    [
      airbnb,
      '"id": "turnaround",\n          "kind"',
      '"id": "kitchens",\n          "kind"',
      'steps 2.questions 1.id: "kitchens" is the id of something else that this service asks; write another.',
    ],
    [
      commercial,
      '"path": "/commercial-cleaning"',
      '"path": "/airbnb-cleaning"',
      'path: "/airbnb-cleaning" is the page of airbnb; write another.',
    ],
    [
      commercial,
      '"placeholder": "Select building type",\n          "required": "Choose a building type to go on."',
      '"placeholder": "Select building type", "default": "office",\n          "required": "Choose a building type to go on."',
      'steps 1.questions 1.placeholder: office is chosen at first; take out placeholder or default.',
    ],
    [
      commercial,
      'Choose a building type to go on.',
      'Choose one.',
      'steps 1.questions 1.required: has no effect, because office is chosen at first; take out required or default.',
    ],
    [
      commercial,
      '"attribute": "offices"',
      '"attribute": "title"',
      'steps 1.questions 2.counts 1.attribute: the element has its own "title"; write another attribute.',
    ],
    [
      washing,
      '"price": 61',
      '"price": 61, "percent": 10',
      'steps 1.questions 1.options 1.percent: an option has a percent or a price; take one of them out.',
    ],
    [
      washing,
      '"attribute": "windows"',
      '"attribute": "bathrooms"',
      'steps 1.questions 2.counts 1.attribute: the attribute "bathrooms" answers bathrooms; write another.',
    ],
    [
      residential,
      '"picture": "living-room-after"',
      '"picture": "living-room-after.jpg"',
      'picture: "living-room-after.jpg" has its ending; write living-room-after.',
    ],
    [
      residential,
      '"bedrooms": 1',
      '"bedroom": 1',
      'card.from.bedroom: there is no count and no choice "bedroom"; did you mean bedrooms?',
    ],
    [
      residential,
      '"listed": ["rooms"]',
      '"listed": ["room"]',
      'listed 1: there is no question "room"; did you mean rooms?',
    ],
    [
      residential,
      '"icon": "sofa"',
      '"icon": "soffa"',
      'steps 1.questions 1.counts 3.icon: there is no site/content/icons/soffa.svg; did you mean sofa?',
    ],
    [
      residential,
      '"default": "one-time"',
      '"default": "once", "placeholder": "None"',
      'steps 2.questions 1.default: "once" is not an option; there are one-time, weekly, bi-weekly, monthly.',
      'steps 2.questions 1.placeholder: only a list has one; write "as": "list", or take it out.',
    ],
  ]))

test('a build names conditions that can never be met', () =>
  expectRefused([
    [
      extras,
      '"attribute": "extras"',
      '"attribute": "extras", "when": [{ "service": ["airbnbs"] }, { "question": "frequency", "is": ["weekly"] }]',
      'questions 1.when 1.service 1: there is no service "airbnbs"; did you mean airbnb?',
    ],
    [
      commercial,
      '"id": "spaces"',
      '"when": [{ "question": "buildingType", "isNot": ["retial"] }], "id": "spaces"',
      'steps 1.questions 2.when 1.isNot 1: "retial" is not an answer of buildingType; did you mean retail?',
    ],
    [
      residential,
      '"atLeastOne": "Count at least one room to go on."',
      '"when": [{ "question": "frequency", "is": ["weekly"] }, { "service": ["residential"] }]',
      'steps 1.questions 1.when 1.question: "frequency" is asked later; name what is asked before.',
      'steps 1.questions 1.when 2.service: only the extras ask for the service: here it is residential. Take it out.',
    ],
    [
      residential,
      '"default": "one-time"',
      '"when": [{ "count": "kitchen", "atLeast": 1 }, { "question": "rooms", "is": ["bedrooms"] }]',
      'steps 2.questions 1.when 1.count: there is no count "kitchen"; did you mean kitchens?',
      'steps 2.questions 1.when 2.question: what is counted is asked for as { "count": "bedrooms", "atLeast": 1 }; write that.',
    ],
  ]))

test('a build names an extra that depends on a question of only some services', () =>
  expectRefused([
    [
      extras,
      '"attribute": "extras"',
      '"attribute": "extras", "when": [{ "question": "frequency", "is": ["weekly"] }]',
      'questions 1.when 1.question: not every service has the question "frequency"; add { "service": ["residential"] } to these conditions.',
    ],
  ]))

test('a build names areas whose postal codes overlap or are missing', () => {
  const area = (begins: string) =>
    `"questions": [{ "id": "where", "kind": "area", "label": "Postal code", "outside": "Ask us.", "groups": [{ "id": "near", "label": "Near", "begins": ["V3"] }, { "id": "far", "label": "Far", "begins": ["${begins}"], "fee": 25 }] },`
  return expectRefused([
    [
      airbnb,
      '"questions": [',
      area('V3'),
      'steps 1.questions 1.groups 2.begins 1: "V3" begins those of Near too; keep one.',
    ],
  ])
})

test('a build names codes that links cannot carry, or that two services have', () =>
  expectRefused([
    [
      washing,
      '"code": "surfaces"',
      '"code": "windows"',
      'steps 1.questions 3.code: links know "windows" as windowCount; write another code.',
    ],
    [
      washing,
      '"id": "fence"',
      '"id": "walk-way"',
      'steps 1.questions 3.options 5.id: links know "walkway" as walkway; write another code.',
    ],
    [
      residential,
      '"code": "r"',
      '"code": "c"',
      'code: links know "c" as commercial; write another code.',
    ],
  ]))

test('a build names what older links would open as something else', () =>
  expectRefused(
    [
      [
        extras,
        '"code": "extras"',
        '"code": "extras", "default": "ovenCleaning"',
        'questions 1.code: "extras" means extraServices of kind "many" in older links; write another code.',
      ],
      [
        guests,
        '"code": "a"',
        '"code": "a"',
        'code: "a" means airbnb in older links; write another code.',
      ],
      [
        washing,
        '"id": "siding"',
        '"code": "siding", "id": "vinyl"',
        'steps 1.questions 3.options 1.code: "siding" means siding in older links; write another code.',
      ],
    ],
    (copy) => {
      renameSync(path.join(copy, airbnb), path.join(copy, guests))
      make(copy, [extras, '"kind": "many"', '"kind": "one"'])
    },
  ))

test('a build names required files that were removed, and asks for them', async () => {
  const copy = contentOfOtherCompany()
  rmSync(path.join(copy, extras))
  rmSync(path.join(copy, content, 'services'), { recursive: true })
  await expectLines(copy, [
    `${extras}:1: is missing; put it back.`,
    `${content}/services:1: is empty; write a file for each service.`,
  ])
})

test('a build names a tile that would show $0', () =>
  expectRefused([
    [
      commercial,
      '"from": {\n      "officeCount": 1',
      '"from": {\n      "buildingType": "retail"',
      'card.from: comes to $0; name something that has a price and is always asked.',
    ],
  ]))

test('a build names an offer that lowers no price', () =>
  expectRefused(
    [
      [
        offer,
        '"percent": 15',
        '"percent": 20',
        'percent: 20% off is announced, and no price is lower; give options of a question a percent below 0, as -20, write in struck how many times the total was charged before, or announce nothing with 0.',
      ],
    ],
    (copy) => {
      make(copy, [offer, '"struck": 1.15', '"struck": 0'])
      for (const less of ['-25', '-12', '-5']) {
        make(copy, [residential, `"percent": ${less}`, '"percent": 1'])
      }
    },
  ))

test('a build says how the file of a service is named', async () => {
  const copy = contentOfOtherCompany()
  renameSync(path.join(copy, airbnb), path.join(copy, content, 'services/Guest Stays.json'))
  await expectLines(copy, [
    `${content}/services/Guest Stays.json:1: the name of the file is the id of the service; name it guest-stays.json.`,
  ])
})
