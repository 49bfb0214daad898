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
type Arrow = Extract<Expression, { type: 'ArrowFunctionExpression' }>;
type FunctionNode = Arrow | Parameters<NonNullable<Visitor['FunctionDeclaration']>>[0];
type Statement = Extract<Arrow['body'], { type: 'BlockStatement' }>['body'][number];
type Scope = ReturnType<Context['sourceCode']['getScope']>;

/** Functions that return elements. */
const ELEMENT_CALLS = /^(?:createElement|cloneElement|drawShapes)$/;
/** Functions that return a list of what their last argument returns. */
const LIST_CALLS = /^(?:map|flatMap|from)$/;
const COMPONENT = /^[A-Z][A-Za-z]*$/;

/** Returns a function, or the initial value of a constant. `undefined` for parameters, imports and destructured names. */
function valueOf(name: string, scope: Scope | null): Expression | FunctionNode | undefined {
  const definition = scope?.set.get(name)?.defs[0];
  if (!definition) return scope?.upper ? valueOf(name, scope.upper) : undefined;
  const { node, type } = definition;
  if (node.type === 'FunctionDeclaration') return type === 'FunctionName' ? node : undefined;
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return undefined;
  return node.init ?? undefined;
}

/** The values that a statement returns, also within blocks and `if`. */
function returnedBy(statement: Statement | null): Expression[] {
  switch (statement?.type) {
    case 'ReturnStatement':
      return statement.argument ? [statement.argument] : [];
    case 'BlockStatement':
      return statement.body.flatMap(returnedBy);
    case 'IfStatement':
      return [statement.consequent, statement.alternate].flatMap(returnedBy);
    default:
      return [];
  }
}

/** The returned values of a function that may be rendered as text nodes. */
function returnedTexts({ body }: FunctionNode, context: Context): Expression[] {
  if (!body) return [];
  const values = body.type === 'BlockStatement' ? body.body.flatMap(returnedBy) : [body];
  return values.filter((value) => mayBeText(value, context));
}

/** Whether a call creates a list, as `items.map(…)` does. */
function isListCall({ callee }: CallExpression): boolean {
  const { property } = callee.type === 'MemberExpression' ? callee : {};
  return property?.type === 'Identifier' && LIST_CALLS.test(property.name);
}

function mayCallReturnText(call: CallExpression, context: Context): boolean {
  const { callee } = call;
  const called = isListCall(call) ? call.arguments.at(-1) : callee;
  if (called?.type === 'ArrowFunctionExpression') return returnedTexts(called, context).length > 0;
  if (called?.type !== 'Identifier') return true;
  const value = valueOf(called.name, context.sourceCode.getScope(called));
  if (value?.type === 'ArrowFunctionExpression' || value?.type === 'FunctionDeclaration') {
    return returnedTexts(value, context).length > 0;
  }
  return !ELEMENT_CALLS.test(called.name);
}

/** Whether an expression may be rendered as a text node. Unknown expressions count as text. */
function mayBeText(expression: Expression, context: Context): boolean {
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
      return false;
    case 'JSXExpressionContainer':
      return mayBeText(expression.expression, context);
    case 'JSXText':
      return expression.value.trim() !== '';
    case 'Literal':
      return typeof expression.value === 'number' || String(expression.value ?? '').trim() !== '';
    case 'ConditionalExpression':
      return [expression.consequent, expression.alternate].some((each) => mayBeText(each, context));
    case 'LogicalExpression': {
      const { operator, left, right } = expression;
      return (operator !== '&&' && mayBeText(left, context)) || mayBeText(right, context);
    }
    case 'CallExpression':
      return mayCallReturnText(expression, context);
    case 'Identifier': {
      const value = valueOf(expression.name, context.sourceCode.getScope(expression));
      if (expression.name === 'undefined') return false;
      return !value || value.type === 'FunctionDeclaration' || mayBeText(value, context);
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

/** Whether a child may be several text nodes. */
const isList = (child: JsxChild): boolean =>
  child.type === 'JSXExpressionContainer' &&
  child.expression.type === 'CallExpression' &&
  isListCall(child.expression);

function report(node: Expression, context: Context): void {
  context.report({ node, message: 'Wrap the text in an element of its own' });
}

function checkChildren(context: Context, node: JsxElement | JsxFragment): void {
  const children = node.children.filter(isRendered);
  // A fragment's only child may have siblings outside of the fragment.
  const isAlone = children.length < 2 && node.type === 'JSXElement';
  for (const child of children) {
    if ((!isAlone || isList(child)) && mayBeText(child, context)) report(child, context);
  }
}

/** A component's text may have siblings where the component is used. */
function checkComponent(context: Context, name: string | undefined, component: FunctionNode): void {
  if (!name || !COMPONENT.test(name)) return;
  for (const text of returnedTexts(component, context)) report(text, context);
}

/**
 * The rule `fascia/wrapped-text`: a text node must not have siblings (HOST-132). Page translators replace text nodes.
 * React then fails to remove or move them. It updates an only child through `textContent`, which cannot fail.
 */
export const wrappedText: Rule = {
  create: (context) => ({
    JSXElement: (node) => checkChildren(context, node),
    JSXFragment: (node) => checkChildren(context, node),
    FunctionDeclaration: (node) => checkComponent(context, node.id?.name, node),
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || init?.type !== 'ArrowFunctionExpression') return;
      checkComponent(context, id.name, init);
    },
  }),
};

export default { meta: { name: 'fascia' }, rules: { 'wrapped-text': wrappedText } };
