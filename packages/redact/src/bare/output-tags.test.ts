import { describe, expect, it } from 'vitest';
import { withoutOutputTags } from './output-tags.ts';

describe('the tags around an output', () => {
  it('become line ends', () => {
    const text = '<bash-stdout>a\nb</bash-stdout><bash-stderr>c</bash-stderr>';
    const view = withoutOutputTags(text)!;
    expect(view.text).toBe('\na\nb\n\nc\n');
    for (const letter of 'abc')
      expect(view.toOriginal(view.text.indexOf(letter), false)).toBe(text.search(new RegExp(`(?<=[>\\n])${letter}`)));
  });

  it('become line ends where a page shows a text as it is', () => {
    expect(withoutOutputTags('<pre><code class="sh">a\nb</code></pre><p>c</p><pre>d</pre>')?.text).toBe(
      '\na\nb\n<p>c</p>\nd\n',
    );
  });

  it.each([
    ['in the strings of JSON', '{"a":"<stdout>b</stdout>"}'],
    ['where they are those of a page', '<p>a</p><code>b</code>'],
    ['where nothing ends', '<stdout>a'],
  ])('stay %s', (_, text) => {
    expect(withoutOutputTags(text)).toBeUndefined();
  });
});
