import type { Plugin } from 'vite'

/** What Preact offers and the widgets' copy of it cannot do: their code must not ask for it. */
export const leftOut =
  /\b(contextType|createContext|getChildContext|getDerivedState\w+|getSnapshot\w+|componentDidCatch|componentWill(Mount|Update|Receive)\w*|shouldComponentUpdate|forceUpdate|defaultProps|dangerouslySetInnerHTML|default(Value|Checked)|on\w+Capture)\b|<(svg|path)\b[^>]*className/

/**
 * Conditions in Preact's source whose answer is always the same in a widget. Told the answer, the
 * minifier drops what hangs on it: 1.1 kB (brotli). All the rest stays Preact's own. In this order;
 * tests/unit/lean-preact.test.ts tells when a new Preact no longer asks one of them.
 */
export const answers: readonly (readonly [question: RegExp, answer: string])[] = [
  // Nothing hooks into Preact: no compat, no hooks, no debugger, no error boundary.
  [/options\._catchError\((\w+)[^)]*\)/g, 'throw $1'],
  [/\(tmp = options\.\w+\)/g, 'false'],
  [/prevDebounce !?= options\.\w+/g, 'false'],
  [/\(prevDebounce \|\| defer\)/g, 'defer'],
  [/\boptions\.\w+/g, 'undefined'],
  [/typeof Promise[^;]+/g, 'queueMicrotask'],

  // One class a widget, with props, a state and three lifecycle methods.
  [/\b(?:c|newType|type)\.(?:getD|getS|getC|componentW|should|defaultP)\w+ != NULL/g, 'false'],
  [/BaseComponent\.prototype\.forceUpdate = [\s\S]*?\n};/g, ''],
  [/if \(!e\.then\) markAsForce\(newVNode\);/g, ''],
  [/c\._dirty && \+\+count < 25/g, 'false'],
  [/clearProcessingException = [^;]*;/g, ''],
  [/\bif \(clearProcessingException\)/g, 'if (false)'],
  [/, snapshot(?=\))/g, ''],
  [/tmp = newType\.contextType;[\s\S]*?: globalContext;/g, 'let provider, componentContext;'],
  [/(?:c|this)\.(?:_globalC|c)ontext = \w+;/g, ''],
  [/, c\.context\b/g, ''],
  [/,\s*componentContext(?=\s*\))/g, ''],
  [/(?<=this\.constructor\(props), context/g, ''],
  [/newVNode\._original != oldVNode\._original(?=\) \{)/g, 'false'],
  [/update == NULL/g, 'false'],
  [/\bif \(update\)/g, 'if (true)'],

  // Written and never read, or caught to be thrown on.
  [/c\._force = false;/g, ''],
  [/c\.base = newVNode\._dom;/g, ''],
  [/(?:\w+\._component|r)\.base = /g, ''],
  [/r\._globalContext = /g, ''],
  [
    /\btry (\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}) catch \(e\) \{\s*throw e;\s*\}/g,
    '$1',
  ],

  // The same in fewer words, for the browsers of our targets.
  [/removeNode\(vnode\._dom\)/g, 'vnode._dom?.remove()'],
  [/_id = Math\.random\(\)\.toString\(8\),/g, ''],
  [/'__[ad]' \+ _id/g, 'Symbol()'],
  [/childVNode\.ref \? childVNode\.ref : NULL/g, 'childVNode.ref'],
  [/if \(this\._listeners\)/g, ''],

  // What is the same everywhere need not be handed from function to function.
  [/^\t+!isHydrating && replaceNode\s*\? \[[^,]*,\n/gm, ''],
  [/^\t+(?:(?:component\._)?globalContext|excessDomChildren|isHydrating),\n/gm, ''],
  [/^\t+(?:!!\()?oldVNode\._flags & MODE_HYDRATE[^,]*,\n/gm, ''],
  [/\bEMPTY_OBJ,\s*(?=EMPTY_OBJ,)/g, ''],

  // The shadow root is empty when a widget first renders: there is nothing to hydrate or reuse.
  [/typeof replaceNode == 'function'/g, 'false'],
  [/(?<!, )\breplaceNode\b/g, 'undefined'],
  [/parentDom == document/g, 'false'],
  [/: parentDom\.firstChild,/g, ': NULL,'],
  [/ && oldDom\.nodeType == 8/g, ' && false'],
  [/!isHydrating/g, 'true'],
  [/\bisHydrating\b(?=\)| \|)/g, 'false'],
  [/excessDomChildren != NULL/g, 'false'],
  [/excessDomChildren == NULL/g, 'true'],
  [/excessDomChildren =\s[^;]*;/g, ''],
  [/excessDomChildren\s*\? [^:]*:/g, ''],
  [/\w+\._flags & MODE_SUSPENDED/g, 'false'],
  [/_flags &= RESET_MODE;/g, '_flags;'],

  // Elements, attributes and refs of kinds that no widget has.
  [/nodeType == '(?:math|foreignObject|progress|option)'/g, 'false'],
  [/newVNode\.type == 'template'/g, 'false'],
  [/name != '(?:width|height|list|form|download|rowSpan|colSpan|popover)' &&/g, ''],
  [/name == 'popover' && value == true/g, 'false'],
  [/typeof childVNode == '(?:function|bigint)'/g, 'false'],
  [/childVNode\.constructor == String/g, 'false'],
  [/,\s*newProps\.is && newProps/g, ''],
  [/lowerCaseName in dom \|\| name == 'onFocusOut' \|\| name == 'onFocusIn'/g, 'true'],
  [/useCapture = name != [^;]*;/g, ''],
  [/(?<=_listeners\[[\w.]+) \+ useCapture/g, ''],
  [/useCapture \? eventProxyCapture : eventProxy,\s*useCapture/g, 'eventProxy'],
  [/const eventProxyCapture = [^;]*;/g, ''],
  [/namespace == SVG_NAMESPACE\) \{[^}]*\} else if \(/g, 'namespace != SVG_NAMESPACE &&'],
  [/typeof (?:v|oldV)alue == 'string'/g, 'false'],
  [/IS_NON_DIMENSIONAL\.test\(key\)/g, 'true'],
  [/i == 'dangerouslySetInnerHTML'/g, 'false'],
  [/i == '\w+' && 'default\w+' in newProps/g, 'false'],
  [/typeof ref == 'function'/g, 'false'],
]

/** A file of Preact's source with the answers put in. */
export function lean(source: string): string {
  return answers.reduce((code, [question, answer]) => code.replace(question, answer), source)
}

/** Builds the widgets with a Preact that does what they need and nothing else. */
export const leanPreact: Plugin = {
  name: 'lean-preact',
  enforce: 'pre',
  transform: (code, id) => (id.includes('/preact/src/') ? lean(code) : null),
}
