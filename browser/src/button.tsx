// A button that acts by itself, whatever form it is in.

import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';

interface Props extends Omit<ButtonHTMLAttributes, 'type' | 'label' | 'onClick'> {
  label: ComponentChildren;
  act(event: MouseEvent): unknown;
}

export const Button = ({ label, act, ...button }: Props) => (
  <button type="button" {...button} onClick={(event) => void act(event)}>
    {label}
  </button>
);
