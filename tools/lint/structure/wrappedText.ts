import type { RuleTester } from 'oxlint/plugins-dev';

// Oxlint does not export the types of its nodes.
type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;
type Context = Parameters<Rule['create']>[0];
type Visitor = ReturnType<Rule['create']>;
type JsxElement = Parameters<NonNullable<Visitor['JSXElement']>>[0];
type JsxFragment = Parameters<NonNullable<Visitor['JSXFragment']>>[0];
type JsxChild = JsxElement['children'][number];
type Expression = Extract<JsxChild, { type: 'JSXExpressionContainer' }>['expression'] | JsxChild;
type CallExpression = Extract<Expression, { type: 'CallExpression' }>;
type Scope = ReturnType<Context['sourceCode']['getScope']>;

/** Functions that return elements. */
const ELEMENT_CALLS = /^(?:createElement|cloneElement|drawShapes|map|flatMap|from)$/;

/** Returns the initial value of a constant, or `undefined` for parameters, imports and destructured names. */
function valueOf(name: string, scope: Scope | null): Expression | undefined {
  const definition = scope?.set.get(name)?.defs[0];
  if (!definition) return scope?.upper ? valueOf(name, scope.upper) : undefined;
  const { node } = definition;
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return undefined;
  return node.init ?? undefined;
}

function mayCallReturnText({ callee }: CallExpression, scope: Scope | null): boolean {
  if (callee.type === 'MemberExpression') {
    return !(callee.property.type === 'Identifier' && ELEMENT_CALLS.test(callee.property.name));
  }
  if (callee.type !== 'Identifier') return true;
  const called = valueOf(callee.name, scope);
  if (called?.type !== 'ArrowFunctionExpression') return !ELEMENT_CALLS.test(callee.name);
  return called.body.type === 'BlockStatement' || mayBeText(called.body, scope);
}

/** Whether an expression may be rendered as a text node. Unknown expressions count as text. */
function mayBeText(expression: Expression, scope: Scope | null): boolean {
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
      return false;
    case 'JSXExpressionContainer':
      return mayBeText(expression.expression, scope);
    case 'JSXText':
      return expression.value.trim() !== '';
    case 'Literal':
      return typeof expression.value === 'number' || String(expression.value ?? '').trim() !== '';
    case 'ConditionalExpression':
      return mayBeText(expression.consequent, scope) || mayBeText(expression.alternate, scope);
    case 'LogicalExpression': {
      const { operator, left, right } = expression;
      return (operator !== '&&' && mayBeText(left, scope)) || mayBeText(right, scope);
    }
    case 'CallExpression':
      return mayCallReturnText(expression, scope);
    case 'Identifier': {
      const value = valueOf(expression.name, scope);
      return expression.name !== 'undefined' && (!value || mayBeText(value, scope));
    }
    default:
      return true;
  }
}

/** Whether React renders a child. It drops comments, and white space that contains a line break. */
const isRendered = (child: JsxChild): boolean =>
  child.type === 'JSXText'
    ? child.value.trim() !== '' || !child.value.includes('\n')
    : !(child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

function check(context: Context, node: JsxElement | JsxFragment): void {
  const children = node.children.filter(isRendered);
  // A fragment's only child may have siblings outside of the fragment.
  if (children.length < 2 && node.type === 'JSXElement') return;
  for (const child of children) {
    if (mayBeText(child, context.sourceCode.getScope(child))) {
      context.report({ node: child, message: 'Wrap the text in an element of its own' });
    }
  }
}

/**
 * The rule `fascia/wrapped-text`: a text node must not have siblings (HOST-132). Page translators replace text nodes.
 * React then fails to remove or move them. It updates an only child through `textContent`, which cannot fail.
 */
export const wrappedText: Rule = {
  create: (context) => ({
    JSXElement: (node) => check(context, node),
    JSXFragment: (node) => check(context, node),
  }),
};

export default { meta: { name: 'fascia' }, rules: { 'wrapped-text': wrappedText } };
